import type { MatchId, OrgId, PersonId, TeamId, TournamentId } from '../ids.ts';
import type { Language } from './language.ts';

/** What a calendar is of. */
export type CalendarSubject =
  | { readonly type: 'league'; readonly id: TournamentId }
  | { readonly type: 'team'; readonly id: TeamId }
  | { readonly type: 'match'; readonly id: MatchId };

/**
 * The calendar of a league, a team or a match (RFC 5545), without results for who wants none. Apart from `paths`, which every page
 * loads first.
 */
export const calendarPath = (
  { type, id }: CalendarSubject,
  language: Language,
  hidesResults = false,
): string => `/calendar/${type}/${id}.ics?language=${language}${hidesResults ? '&results=hidden' : ''}`;

/** Where the open data begins, and the version of its shapes. */
export const openRoot = '/open/v1';

/** What documents the open data. */
export const openApiPath = `${openRoot}/openapi.json`;

/** A match in the open data. */
export const openMatchPath = (matchId: MatchId): string => `${openRoot}/matches/${matchId}`;

/** A match's log as a recording. */
export const openLogPath = (matchId: MatchId): string => `${openMatchPath(matchId)}/log.jsonl`;

/** What of a league the open data has. */
export type OpenLeaguePart = 'results' | 'schedule' | 'standings';

/** A league's part in the open data. */
export const openLeaguePath = (tournamentId: TournamentId, part: OpenLeaguePart): string =>
  `${openRoot}/leagues/${tournamentId}/${part}`;

/** What a share picture is of. */
export type ShareSubject =
  | { readonly type: 'match'; readonly matchId: MatchId }
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

/** The picture that shows in a link to a page. Its version changes with what it shows, so that nobody who keeps pictures by their address shows an old score. */
export const sharePath = (subject: ShareSubject, language: Language, version: string): string =>
  `/share/${shareName(subject)}.png?language=${language}&v=${version}`;

/** How an embedded match looks where the page around does not say: as its reader's device wishes. */
export interface EmbedLook {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
}

/** A match to be shown in pages of other sites. */
const embedPath = (matchId: MatchId, { language, theme }: EmbedLook = {}): string =>
  [
    `/embed/match?matchId=${matchId}`,
    ...(language === undefined ? [] : [`language=${language}`]),
    ...(theme === undefined ? [] : [`theme=${theme}`]),
  ].join('&');

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What somebody puts into a page of theirs to show a match there (see `src/web/embed/README.md`). */
export const embedSnippet = (origin: string, matchId: MatchId, title: string, look: EmbedLook = {}): string =>
  `<iframe src="${attribute(`${origin}${embedPath(matchId, look)}`)}" title="${attribute(title)}" width="100%" height="210" style="border:0" loading="lazy"></iframe>`;
