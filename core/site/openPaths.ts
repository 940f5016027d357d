import type { MatchId, OrgId, PersonId, TeamId, TournamentId } from '../ids.ts';
import type { Serial } from '../live/log/timeToken.ts';
import type { Language } from './language.ts';

/** The league, team or match of a calendar. */
export type CalendarSubject =
  | { readonly type: 'league'; readonly id: TournamentId }
  | { readonly type: 'team'; readonly id: TeamId }
  | { readonly type: 'match'; readonly id: MatchId };

/** The calendar of a league, a team or a match (RFC 5545). Kept out of `paths`, which every page loads first. */
export const calendarPath = (
  { type, id }: CalendarSubject,
  language: Language,
  hidesResults = false,
): string => `/calendar/${type}/${id}.ics?language=${language}${hidesResults ? '&results=hidden' : ''}`;

/** The root of the open data, with the version of its shapes. */
export const openRoot = '/open/v1';

/** The documentation of the open data. */
export const openApiPath = `${openRoot}/openapi.json`;

/** A match in the open data. */
export const openMatchPath = (matchId: MatchId): string => `${openRoot}/matches/${matchId}`;

/** A match's log as a recording. */
export const openLogPath = (matchId: MatchId): string => `${openMatchPath(matchId)}/log.jsonl`;

/** The parts of a league in the open data. */
type OpenLeaguePart = 'results' | 'schedule' | 'standings';

/** A part of a league in the open data. */
export const openLeaguePath = (tournamentId: TournamentId, part: OpenLeaguePart): string =>
  `${openRoot}/leagues/${tournamentId}/${part}`;

/** The page that a share picture is of. */
export type ShareSubject =
  /** With the serial of a moment's last message, the match as it stood then. */
  | { readonly type: 'match'; readonly matchId: MatchId; readonly at?: Serial }
  | { readonly type: 'league'; readonly tournamentId: TournamentId }
  | { readonly type: 'player'; readonly orgId: OrgId; readonly personId: PersonId };

const shareName = (subject: ShareSubject): string => {
  switch (subject.type) {
    case 'match':
      return `match/${subject.matchId}`;
    case 'league':
      return `league/${subject.tournamentId}`;
    case 'player':
      return `player/${subject.orgId}-${subject.personId}`;
    default:
      return subject satisfies never;
  }
};

/** The preview picture of a link to a page. Its version changes with its content, so that no cache shows an old score. */
export const sharePath = (subject: ShareSubject, language: Language, version: string): string =>
  [
    `/share/${shareName(subject)}.png?language=${language}&v=${version}`,
    ...(subject.type === 'match' && subject.at !== undefined ? [`at=${encodeURIComponent(subject.at)}`] : []),
  ].join('&');
