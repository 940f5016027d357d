import { option } from 'fp-ts';
import type { MatchId, OrgId, PersonId, TeamId, TournamentId } from '../ids.ts';
import { screensOf } from '../sport/screensOf.ts';
import type { SportKind } from '../sport/sportKind.ts';
import type { CivilDate } from '../time/civilDate.ts';
import type { BrandName } from './brandName.ts';
import type { Language } from './language.ts';
import { readScreenRoute, type ScreenRoute } from './screenRoute.ts';
import { readPlayer, type Selection, withTeam } from './selection.ts';

type Query = Readonly<Record<string, string | number | null | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length === 0 ? path : `${path}?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`;
};

const choice = ({ seasonId, tournamentId, teamId, date }: Selection): Query => ({
  seasonId,
  tournamentId,
  teamId,
  date,
});

/** A screen with the selection in its query, so that every view can be shared (reading 5). */
export const screenPath = (route: ScreenRoute, selection: Selection): string =>
  withQuery(route, choice(selection));

/** All matches of a day (`/today`); the league and team that are chosen are carried on for the way back. */
export const todayPath = ({ seasonId, tournamentId, teamId, date }: Selection): string =>
  withQuery('/today', { seasonId, tournamentId, teamId, date });

/** What was corrected on a day (`/corrections`), in the season's leagues. */
export const correctionsPath = ({ seasonId, tournamentId, teamId, date }: Selection): string =>
  withQuery('/corrections', { seasonId, tournamentId, teamId, date });

/** What a hall's screen shows: a match very large, or a league's results in turn. */
type ShownInHall =
  | { readonly type: 'match'; readonly id: MatchId }
  | { readonly type: 'league'; readonly id: TournamentId };

/** The screen of a hall, in a language. */
export const hallPath = ({ type, id }: ShownInHall, language: Language): string =>
  withQuery('/screen', { [type === 'match' ? 'matchId' : 'tournamentId']: id, language });

/** What the visitor follows; the league that is chosen is carried on for the way back. */
export const followingPath = ({ seasonId, tournamentId, teamId }: Selection): string =>
  withQuery('/following', { seasonId, tournamentId, teamId });

const followedMark = '#follow=';

/** Brings what is followed to another device. It stands behind `#`: no server is told. */
export const followedLink = (followed: string): string =>
  `/following${followedMark}${encodeURIComponent(followed)}`;

/** What such a link brings, from the part of its address behind and with `#`; null for any other. */
export const followedIn = (hash: string): string | null => {
  if (!hash.startsWith(followedMark)) return null;
  const text = hash.slice(followedMark.length);
  return option.getOrElse(() => text)(option.tryCatch(() => decodeURIComponent(text)));
};

interface MatchAddress {
  readonly matchId: MatchId;
  readonly date: CivilDate | null;
}

const matchQuery = (selection: Selection, { matchId, date }: MatchAddress): Query => ({
  ...choice(selection),
  matchId,
  matchDate: date,
});

/** The live page of a match. */
export const liveMatchPath = (selection: Selection, match: MatchAddress): string =>
  withQuery('/livematch', matchQuery(selection, match));

/** The live page of a match as it stood at a moment, by the serial of its last message; `0` is before all. */
export const momentPath = (selection: Selection, match: MatchAddress, serial: string): string =>
  withQuery('/livematch', { ...matchQuery(selection, match), at: serial });

/** The page of a finished match. */
export const matchPath = (selection: Selection, match: MatchAddress): string =>
  withQuery('/match', matchQuery(selection, match));

/** What a match leads to that has neither begun nor a result. */
export const matchNotReadyPath = (selection: Selection, match: MatchAddress): string =>
  withQuery('/matchnotready', matchQuery(selection, match));

/** Where a team's name in the head of a match leads (specification §2): its players in the statistics, or, where a sport has none there, its roster. */
export const teamPlayersPath = (selection: Selection, sport: SportKind, team: TeamId): string => {
  const route = screensOf(sport).teamPlayers;
  return route === '/teammembers'
    ? screenPath(route, withTeam(selection, team))
    : withQuery(route, { ...choice(withTeam(selection, null)), teamOrgId: team });
};

/** A team's page. */
export const teamPath = (selection: Selection, team: TeamId): string =>
  screenPath('/team', withTeam(selection, team));

/** The parameter of an address that names the day of which the standings are shown. */
export const dayParameter = 'asOf';

/** A league's standings as of a day. */
export const standingsOfDayPath = (selection: Selection, day: CivilDate): string =>
  withQuery('/standings', { ...choice(selection), [dayParameter]: day });

/** Whom a player's page is about: the person, and the team or club that knows them. */
export interface PlayerAddress {
  readonly playerId: PersonId;
  readonly orgId: OrgId | TeamId | null;
}

/** A player's profile (specification §2). */
export const playerPath = (selection: Selection, { playerId, orgId }: PlayerAddress): string =>
  withQuery('/player', { ...choice(selection), playerId, orgId });

/** Where one is: a path, and the parameters of its query. */
export interface Whereabouts {
  readonly pathname: string;
  readonly get: (name: string) => string | null;
}

/** The screen that a changed season or league is shown on: the same one; a match belongs to one league, so it gives way to the scoreboard. */
const routeOfChoice = (pathname: string): ScreenRoute => readScreenRoute(pathname) ?? '/scoreboard';

/**
 * Where another season or league leads (specification §2): the current route with it. A player's page stays with its player;
 * a match's page, and an address that is none, lead to the scoreboard.
 */
export const choicePath = ({ pathname, get }: Whereabouts, selection: Selection): string => {
  const player = pathname === '/player' ? readPlayer(get) : null;
  return player === null ? screenPath(routeOfChoice(pathname), selection) : playerPath(selection, player);
};

/** A club's logo as a picture. */
export const logoPath = (club: OrgId): string => `/logo/${club}`;

/** A picture of a brand's mark, one of the files in `src/web/public/icons`. */
export const iconPath = (brand: BrandName, file: string): string => `/icons/${brand}/${file}`;

/** Where a demonstration lists the recordings of its workbench. */
export const labRecordingsPath = '/api/lab/recordings';

/** One of those recordings. */
export const labRecordingPath = (name: string): string => `${labRecordingsPath}/${name}`;
