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

/** Where the open data begins, and the version of its shapes. */
export const openRoot = '/open/v1';

/** A match in the open data. */
export const openMatchPath = (matchId: MatchId): string => `${openRoot}/matches/${matchId}`;

/** A match's log as a recording. */
export const openLogPath = (matchId: MatchId): string => `${openMatchPath(matchId)}/log.jsonl`;

/** What of a league the open data has. */
export type OpenLeaguePart = 'results' | 'schedule' | 'standings';

/** A league's part in the open data. */
export const openLeaguePath = (tournamentId: TournamentId, part: OpenLeaguePart): string =>
  `${openRoot}/leagues/${tournamentId}/${part}`;
