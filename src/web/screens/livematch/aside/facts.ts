import type { Match } from '@kampdag/core/league/match';
import type { MatchDetails } from '@kampdag/core/live/details';
import type { I18n } from '../../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../../i18n/messages/match.ts';

/** What the reporter says of a match's place. */
export type LivePlace = Pick<MatchDetails, 'tournamentName' | 'arena' | 'referees' | 'attendance'>;

const refereesText = (referees: LivePlace['referees'] | undefined): string | null =>
  referees === undefined || referees.length === 0
    ? null
    : referees
        .map(({ name, type }) => (type === null ? name : `${name} (${type})`))
        .filter((text) => text !== null)
        .join(', ');

/** A match's facts as they are shown; only what is known. */
export const factsOf = (
  match: Match,
  live: LivePlace | null,
  format: I18n['format'],
  { details: d }: MatchMessages,
) => {
  const attendance = live?.attendance ?? match.spectators;
  const facts: readonly { readonly name: string; readonly text: string | null }[] = [
    { name: d.league, text: match.tournamentName ?? live?.tournamentName ?? null },
    { name: d.arena, text: match.venue ?? live?.arena ?? null },
    { name: d.date, text: match.date === null ? null : format.longDate(match.date) },
    { name: d.start, text: match.start === null ? null : format.time(match.start) },
    { name: d.referees, text: refereesText(live?.referees) },
    { name: d.attendance, text: attendance === null || attendance < 0 ? null : format.number(attendance) },
  ];
  return facts.flatMap(({ name, text }) => (text === null || text === '' ? [] : [{ name, text }]));
};
