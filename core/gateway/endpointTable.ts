import * as ball from './ballEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as core from './endpoints.ts';
import * as icehockey from './icehockeyEndpoints.ts';
import * as league from './leagueEndpoints.ts';
import * as match from './matchEndpoints.ts';

/** An endpoint whose parameters and answer are not looked into: what a router, a cache or a test needs of it. */
export type AnyEndpoint = Endpoint<unknown, unknown>;

/** Every call of specification §7, each path recognised by one of them alone. */
export const endpointTable: readonly AnyEndpoint[] = [core, match, league, icehockey, ball].flatMap((rows) =>
  Object.values(rows).map((row) => row as AnyEndpoint),
);
