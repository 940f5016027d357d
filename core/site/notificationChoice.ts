import { TeamId } from '../ids.ts';

/** Whether a visitor gets notifications of followed teams, and the teams that are muted. */
export interface NotificationChoice {
  readonly isOn: boolean;
  readonly muted: readonly TeamId[];
}

/** The default: no notifications. */
export const noNotifications: NotificationChoice = { isOn: false, muted: [] };

/** Switches notifications of a team on or off. Switching on the first team switches on all followed teams. */
export const withTeamNotified = (
  { isOn, muted }: NotificationChoice,
  team: TeamId,
  isWanted: boolean,
): NotificationChoice => {
  const rest = muted.filter((each) => each !== team);
  return { isOn: isOn || isWanted, muted: isWanted ? rest : [...rest, team] };
};

/** Whether a followed team gives notifications. */
export const notifiesOf = ({ isOn, muted }: NotificationChoice, team: TeamId): boolean =>
  isOn && !muted.includes(team);

/** Writes the choice as a text for `readNotificationChoice`. */
export const writeNotificationChoice = ({ isOn, muted }: NotificationChoice): string =>
  [isOn ? 'on' : 'off', ...muted].join(' ');

/** Reads a choice; off for a text that cannot be read. */
export const readNotificationChoice = (text: string | null): NotificationChoice => {
  const found = /^(on|off)((?: \d{1,10})*)$/.exec(text ?? '');
  if (found === null) return noNotifications;
  const muted = (found[2] ?? '').split(' ').flatMap((id) => (id === '' ? [] : [TeamId(Number(id))]));
  return { isOn: found[1] === 'on', muted };
};
