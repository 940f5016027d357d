import { MatchId, SeasonId, TournamentId } from '@kampdag/core/ids';
import { OpenFixtures } from '@kampdag/core/open/openFixture';
import { OpenLeagues, OpenStandings } from '@kampdag/core/open/openLeague';
import { OpenMatch } from '@kampdag/core/open/openMatch';
import type { jsonSchemaOf } from '@kampdag/core/open/shape';
import { taskEither } from 'fp-ts';
import type * as t from 'io-ts';
import { addressId, readAddressId } from '../http/addressId.ts';
import { openExamples } from './examples.ts';
import { type OpenData, type OpenDataConfig, openFixtures, openLeagues, openStandings } from './openData.ts';
import { openMatchData, openMatchLog } from './openMatchData.ts';

/** What an address asks for: the decoded parameters of its route, and nothing else. */
interface Asked {
  /** The number in its path; 0 where it has none. */
  readonly id: number;
  /** The season of `?seasonId=`; null where the route reads none. */
  readonly seasonId: SeasonId | null;
}

/** An address of the open data, below `openRoot`. */
export interface OpenRoute {
  /** `{leagueId}` and `{matchId}` are numbers. */
  readonly path: string;
  readonly operationId: 'leagues' | 'results' | 'schedule' | 'standings' | 'match' | 'log';
  readonly summary: string;
  readonly data: (config: OpenDataConfig, asked: Asked) => OpenData<string>;
  /** The shape of its JSON, and an example; null for lines of a log. */
  readonly json: { readonly shape: Parameters<typeof jsonSchemaOf>[0]; readonly example: object } | null;
}

/** Writes data by their shape, which drops all other fields, in a slice of its own. */
const written =
  <A>(codec: t.Type<A, unknown>, data: (config: OpenDataConfig, asked: Asked) => OpenData<A>) =>
  (config: OpenDataConfig, asked: Asked): OpenData<string> =>
    taskEither.chainTaskK(
      (value: A) => () => config.pacing.run([], () => JSON.stringify(codec.encode(value))),
    )(data(config, asked));

const fixtures = { shape: OpenFixtures, example: openExamples.Fixtures };

/** The addresses of the open data. */
export const openRoutes: readonly OpenRoute[] = [
  {
    path: '/leagues',
    operationId: 'leagues',
    summary: 'The leagues of a season',
    data: written(OpenLeagues, (config, { seasonId }) => openLeagues(config, seasonId)),
    json: { shape: OpenLeagues, example: openExamples.Leagues },
  },
  {
    path: '/leagues/{leagueId}/results',
    operationId: 'results',
    summary: "A league's played matches, newest first",
    data: written(OpenFixtures, (config, { id }) => openFixtures(config, TournamentId(id), 'results')),
    json: fixtures,
  },
  {
    path: '/leagues/{leagueId}/schedule',
    operationId: 'schedule',
    summary: "A league's upcoming matches, next first",
    data: written(OpenFixtures, (config, { id }) => openFixtures(config, TournamentId(id), 'schedule')),
    json: fixtures,
  },
  {
    path: '/leagues/{leagueId}/standings',
    operationId: 'standings',
    summary: "A league's standings",
    data: written(OpenStandings, (config, { id }) => openStandings(config, TournamentId(id))),
    json: { shape: OpenStandings, example: openExamples.Standings },
  },
  {
    path: '/matches/{matchId}',
    operationId: 'match',
    summary: 'A match: score by period, events, lineups; during play its current state',
    data: written(OpenMatch, (config, { id }) => openMatchData(config, MatchId(id))),
    json: { shape: OpenMatch, example: openExamples.Match },
  },
  {
    path: '/matches/{matchId}/log.jsonl',
    operationId: 'log',
    summary: "A match's log as a recording: a header, then one message per line",
    data: (config, { id }) => openMatchLog(config, MatchId(id)),
    json: null,
  },
];

const patterns = openRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace('.', '\\.').replace(/\{\w+\}/, addressId)}$`),
}));

/**
 * The route of a path below `openRoot`, with what it asks for; undefined for any other path, and for a season that is none. Other
 * parameters of the query are ignored.
 */
export const openRouteAt = (
  path: string,
  query: { readonly seasonId?: unknown },
): { readonly route: OpenRoute; readonly asked: Asked } | undefined => {
  const found = patterns.find(({ pattern }) => pattern.test(path));
  if (found === undefined) return undefined;
  const { route, pattern } = found;
  const id = Number(pattern.exec(path)?.[1] ?? 0);
  if (route.operationId !== 'leagues' || query.seasonId === undefined) {
    return { route, asked: { id, seasonId: null } };
  }
  // A repeated parameter is a list.
  const season = typeof query.seasonId === 'string' ? readAddressId(query.seasonId) : null;
  return season === null ? undefined : { route, asked: { id: 0, seasonId: SeasonId(season) } };
};
