import { MatchId, TeamId } from '../ids.ts';

/** What a visitor is notified of: followed teams and players, except muted teams, and single matches. */
export interface NotificationChoice {
  readonly isOn: boolean;
  readonly muted: readonly TeamId[];
  readonly matches: readonly MatchId[];
  /** Whether goals are told of, without side and score, where results are hidden. */
  readonly tellsHiddenGoals: boolean;
}

/** The most single matches, newest kept. */
const mostMatches = 30;

/** The default: no notifications. */
export const noNotifications: NotificationChoice = {
  isOn: false,
  muted: [],
  matches: [],
  tellsHiddenGoals: false,
};

/** Switches notifications of a team on or off. Switching on the first team switches on all followed teams. */
export const withTeamNotified = (
  choice: NotificationChoice,
  team: TeamId,
  isWanted: boolean,
): NotificationChoice => {
  const rest = choice.muted.filter((each) => each !== team);
  return { ...choice, isOn: choice.isOn || isWanted, muted: isWanted ? rest : [...rest, team] };
};

/** Switches notifications of one match on or off. */
export const withMatchNotified = (
  choice: NotificationChoice,
  match: MatchId,
  isWanted: boolean,
): NotificationChoice => {
  const rest = choice.matches.filter((each) => each !== match);
  return {
    ...choice,
    isOn: choice.isOn || isWanted,
    matches: isWanted ? [...rest, match].slice(-mostMatches) : rest,
  };
};

/** Whether a followed team gives notifications. */
export const notifiesOf = ({ isOn, muted }: NotificationChoice, team: TeamId): boolean =>
  isOn && !muted.includes(team);

/** Writes the choice as a text for `readNotificationChoice`: `on goals m7 12`, muted teams last. */
export const writeNotificationChoice = ({
  isOn,
  muted,
  matches,
  tellsHiddenGoals,
}: NotificationChoice): string =>
  [
    isOn ? 'on' : 'off',
    ...(tellsHiddenGoals ? ['goals'] : []),
    ...matches.map((match) => `m${match}`),
    ...muted,
  ].join(' ');

/** Reads a choice; off for a text that cannot be read. */
export const readNotificationChoice = (text: string | null): NotificationChoice => {
  const found = /^(on|off)( goals)?((?: m?\d{1,10})*)$/.exec(text ?? '');
  if (found === null) return noNotifications;
  const ids = (found[3] ?? '').split(' ').filter((id) => id !== '');
  return {
    isOn: found[1] === 'on',
    tellsHiddenGoals: found[2] !== undefined,
    matches: ids
      .flatMap((id) => (id.startsWith('m') ? [MatchId(Number(id.slice(1)))] : []))
      .slice(-mostMatches),
    muted: ids.flatMap((id) => (id.startsWith('m') ? [] : [TeamId(Number(id))])),
  };
};
