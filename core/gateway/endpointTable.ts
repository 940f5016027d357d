import * as ball from './ballEndpoints.ts';
import { changesOfLeague } from './changesOfLeague.ts';
import { broadcastsOfDay } from './composed/broadcastsOfDay.ts';
import { correctionsOfDay } from './composed/correctionsOfDay.ts';
import { dayOfSeason } from './composed/dayOfSeason.ts';
import { decisionsOfLeague } from './composed/decisionsOfLeague.ts';
import { liveMatches } from './composed/liveMatches.ts';
import { matchDatesOfSeason } from './composed/matchDatesOfSeason.ts';
import { matchesOfPlayer } from './composed/matchesOfPlayer.ts';
import { matchLog, matchLogDigest, matchLogThrough } from './composed/matchLog.ts';
import { searchOfSeason } from './composed/searchOfSeason.ts';
import { sliderOfLeague } from './composed/sliderOfLeague.ts';
import { teamOfSeason } from './composed/teamOfSeason.ts';
import { unsettledMatches } from './composed/unsettledMatches.ts';
import type { Endpoint } from './endpoint.ts';
import * as core from './endpoints.ts';
import * as icehockey from './icehockeyEndpoints.ts';
import * as league from './leagueEndpoints.ts';
import * as match from './matchEndpoints.ts';

/** An endpoint with opaque parameters and answer, as routers, caches and tests use it. */
export type AnyEndpoint = Endpoint<unknown, unknown>;

/** Every call of specification §7; no two of them match the same path. */
export const endpointTable: readonly AnyEndpoint[] = [core, match, league, icehockey, ball].flatMap((rows) =>
  Object.values(rows).map((row) => row as AnyEndpoint),
);

/** The calls that the server composes from the federation's answers, and that the federation lacks. */
export const composedCalls = {
  broadcastsOfDay,
  correctionsOfDay,
  dayOfSeason,
  decisionsOfLeague,
  liveMatches,
  matchDatesOfSeason,
  matchLog,
  matchLogDigest,
  matchLogThrough,
  matchesOfPlayer,
  searchOfSeason,
  sliderOfLeague,
  teamOfSeason,
  unsettledMatches,
};

/** The composed calls as a table. */
export const composedTable: readonly AnyEndpoint[] = Object.values(composedCalls).map(
  (row) => row as AnyEndpoint,
);

/** Every call that the server answers, the federation's and its own. */
export const callTable: readonly AnyEndpoint[] = [
  ...endpointTable,
  ...composedTable,
  // Extracted from a federation answer that holds more.
  changesOfLeague as AnyEndpoint,
];
