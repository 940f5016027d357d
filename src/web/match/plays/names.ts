import type { PeriodId, PersonId } from '@kampdag/core/ids';
import type { Period } from '@kampdag/core/live/clock/period';
import { type MatchDetails, playerName, shirtNumber } from '@kampdag/core/live/lineup/details';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { PersonWord } from './playText.ts';

/** `#19 Ola Nordmann`; only the number or the name where the other is unknown; null without either. */
export const personText = (details: MatchDetails, id: PersonId | null): string | null => {
  const name = playerName(details, id);
  const number = shirtNumber(details, id);
  if (number === null) return name;
  return name === null ? `#${number}` : `#${number} ${name}`;
};

/** `personText` as a link to the person; null without a person. */
export const personWord = (details: MatchDetails, id: PersonId | null): PersonWord | null => {
  const text = personText(details, id);
  return id === null || text === null ? null : { id, text };
};

/** `2nd period`: by the match's periods, else as the event named it. */
export const periodText = (
  periods: readonly Period[],
  id: PeriodId | null,
  sent: string | null,
  m: Pick<LiveMessages, 'period'>,
): string | null => {
  const period = id === null ? undefined : periods.find((one) => one.id === id);
  return period === undefined ? sent : m.period(period);
};
