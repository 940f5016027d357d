import { option } from 'fp-ts';
import type { MatchId, OrgId, PersonId, TeamId, TournamentId } from '../ids.ts';
import { readScreenRoute, type ScreenRoute } from '../sport/common/screenRoute.ts';
import { statisticsIn } from '../sport/common/screensRule.ts';
import { sportOf } from '../sport/sportOf.ts';
import type { SportKind } from '../sportKind.ts';
import type { CivilDate } from '../time/civilDate.ts';
import type { BrandName } from './brandName.ts';
import type { Language } from './language.ts';
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

/** A screen of a team that is visited there: unlike the filter's, other screens do not keep it. */
export const screenOfTeamPath = (route: ScreenRoute, selection: Selection, team: TeamId): string =>
  withQuery(route, { ...choice(withTeam(selection, null)), teamOrgId: team });

/** All matches of a day (`/today`), with the chosen league and team for the way back. */
export const todayPath = (selection: Selection): string => withQuery('/today', choice(selection));

/** The corrections of a day (`/corrections`), in the season's leagues. */
export const correctionsPath = (selection: Selection): string => withQuery('/corrections', choice(selection));

type HallSubject =
  | { readonly type: 'match'; readonly id: MatchId }
  | { readonly type: 'league'; readonly id: TournamentId };

/** A hall screen, in a language. */
export const hallPath = ({ type, id }: HallSubject, language: Language): string =>
  withQuery('/screen', { [type === 'match' ? 'matchId' : 'tournamentId']: id, language });

/** The visitor's followed items, with the chosen league for the way back. */
export const followingPath = ({ seasonId, tournamentId, teamId }: Selection): string =>
  withQuery('/following', { seasonId, tournamentId, teamId });

const followedPrefix = '#follow=';

/** Carries the followed items to another device. They are in the fragment, so no server sees them. */
export const followedLink = (followed: string): string =>
  `/following${followedPrefix}${encodeURIComponent(followed)}`;

/** The followed items in an address's fragment (with `#`); null for any other fragment. */
export const followedIn = (hash: string): string | null => {
  if (!hash.startsWith(followedPrefix)) return null;
  const text = hash.slice(followedPrefix.length);
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

/** The query parameter of a moment of a match, the serial of its last message. */
export const momentParameter = 'at';

/** The serial of the moment before a match's first message. */
export const matchStart = '0';

/** The live page of a match as of a moment, by the serial of its last message, or `matchStart`. */
export const momentPath = (selection: Selection, match: MatchAddress, serial: string): string =>
  withQuery('/livematch', { ...matchQuery(selection, match), [momentParameter]: serial });

/** The page of a finished match. */
export const matchPath = (selection: Selection, match: MatchAddress): string =>
  withQuery('/match', matchQuery(selection, match));

/** The page of a match without a result that has not started. */
export const matchNotReadyPath = (selection: Selection, match: MatchAddress): string =>
  withQuery('/matchnotready', matchQuery(selection, match));

/** Whose players they are: a sport's, of the corporate organisation or another. */
interface PlayersOf {
  readonly sport: SportKind;
  readonly isCorporate: boolean;
}

/** Whether an organisation has statistics of a sport's players (specification §2). */
export const hasPlayerStatistics = ({ sport, isCorporate }: PlayersOf): boolean => {
  const screens = sportOf(sport).screens;
  return statisticsIn(screens, { isCorporate }).some(({ route }) => route === screens.teamPlayers);
};

/** The link of a team's name in a match's header (specification §2): its players' statistics, else its roster. */
export const teamPlayersPath = (selection: Selection, of: PlayersOf, team: TeamId): string =>
  screenOfTeamPath(
    hasPlayerStatistics(of) ? sportOf(of.sport).screens.teamPlayers : '/teammembers',
    selection,
    team,
  );

/** A team's page. */
export const teamPath = (selection: Selection, team: TeamId): string =>
  screenPath('/team', withTeam(selection, team));

/** The query parameter that names the day of the standings. */
export const dayParameter = 'asOf';

/** A league's standings as of a day, with a visited team's row marked. */
export const standingsOfDayPath = (selection: Selection, day: CivilDate, team: TeamId): string =>
  withQuery('/standings', { ...choice(withTeam(selection, null)), teamOrgId: team, [dayParameter]: day });

interface PlayerAddress {
  readonly playerId: PersonId;
  readonly orgId: OrgId | TeamId | null;
}

/** A player's profile (specification §2). */
export const playerPath = (selection: Selection, { playerId, orgId }: PlayerAddress): string =>
  withQuery('/player', { ...choice(selection), playerId, orgId });

/** The current location: a path and its query parameters. */
export interface Whereabouts {
  readonly pathname: string;
  readonly get: (name: string) => string | null;
}

/** Whether the team of an address is visited there (`teamPath`, `screenOfTeamPath`), and not the filter's. */
export const visitsTeam = ({ pathname, get }: Whereabouts): boolean => {
  const visited = get('teamOrgId');
  return pathname === '/team' || (visited !== null && visited !== get('teamId'));
};

/**
 * The address of another season or league (specification §2): the current route with the new selection. A player's page keeps its
 * player; a match's page and an unknown address lead to the scoreboard.
 */
export const choicePath = ({ pathname, get }: Whereabouts, selection: Selection): string => {
  const player = pathname === '/player' ? readPlayer(get) : null;
  return player === null
    ? screenPath(readScreenRoute(pathname) ?? '/scoreboard', selection)
    : playerPath(selection, player);
};

/** A club's logo as a picture. */
export const logoPath = (club: OrgId): string => `/logo/${club}`;

/** A picture of a brand's logo, one of the files in `src/web/public/icons`. */
export const iconPath = (brand: BrandName, file: string): string => `/icons/${brand}/${file}`;

/** The list of recordings of a demonstration's lab. */
export const labRecordingsPath = '/api/lab/recordings';

/** One of the lab's recordings. */
export const labRecordingPath = (name: string): string => `${labRecordingsPath}/${name}`;
