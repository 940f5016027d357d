import * as ball from './ballEndpoints.ts';
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
