import { TeamId } from '../ids.ts';

/** Whether a visitor is notified of the matches of followed teams, and which of these teams are left out. */
export interface NotificationChoice {
  readonly isOn: boolean;
  readonly muted: readonly TeamId[];
}

/** Nobody is notified who has not asked for it. */
export const noNotifications: NotificationChoice = { isOn: false, muted: [] };

/** Notifications of a team switched on or off. The first that is switched on switches on those of all followed teams. */
export const withTeamNotified = (
  { isOn, muted }: NotificationChoice,
  team: TeamId,
  isWanted: boolean,
): NotificationChoice => {
  const others = muted.filter((each) => each !== team);
  return { isOn: isOn || isWanted, muted: isWanted ? others : [...others, team] };
};

/** Whether notifications of a followed team are wanted. */
export const notifiesOf = ({ isOn, muted }: NotificationChoice, team: TeamId): boolean =>
  isOn && !muted.includes(team);

/** The choice as a text, which `readNotificationChoice` reads. */
export const writeNotificationChoice = ({ isOn, muted }: NotificationChoice): string =>
  [isOn ? 'on' : 'off', ...muted].join(' ');

/** The choice in a text; nothing is wanted where it cannot be read. */
export const readNotificationChoice = (text: string | null): NotificationChoice => {
  const found = /^(on|off)((?: \d{1,10})*)$/.exec(text ?? '');
  if (found === null) return noNotifications;
  const muted = (found[2] ?? '').split(' ').flatMap((id) => (id === '' ? [] : [TeamId(Number(id))]));
  return { isOn: found[1] === 'on', muted };
};
