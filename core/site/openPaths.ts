import type { MatchId, TeamId, TournamentId } from '../ids.ts';
import type { Language } from './language.ts';

/** What a calendar is of. */
export type CalendarSubject =
  | { readonly type: 'league'; readonly id: TournamentId }
  | { readonly type: 'team'; readonly id: TeamId }
  | { readonly type: 'match'; readonly id: MatchId };

/** The calendar of a league, a team or a match (RFC 5545). Apart from `paths`, which every page loads first. */
export const calendarPath = ({ type, id }: CalendarSubject, language: Language): string =>
  `/calendar/${type}/${id}.ics?language=${language}`;
