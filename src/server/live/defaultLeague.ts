import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import { seasonsSince } from '@kampdag/core/gateway/seasonsSince';
import type { SeasonId } from '@kampdag/core/ids';
import { chosenLeague, type League, selectableLeagues } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { function as fn, taskEither } from 'fp-ts';

/** The leagues of a season that a visitor may choose. */
export const leaguesIn = (
  client: GatewayClient,
  { namedLeagues: named }: Deployment,
  seasonId: SeasonId | undefined,
): taskEither.TaskEither<GatewayFailure, readonly League[]> =>
  seasonId === undefined
    ? taskEither.right([])
    : fn.pipe(
        client.fetch(leaguesOfSeason, { seasonId }),
        taskEither.map(({ rows }) => selectableLeagues(rows, { named })),
      );

/** The league a visitor sees first: the first of the newest season (specification §4). */
export const defaultLeague = (
  client: GatewayClient,
  deployment: Deployment,
  now: Instant,
): taskEither.TaskEither<GatewayFailure, League | null> =>
  fn.pipe(
    seasonsSince(client, deployment, now, 1),
    taskEither.chain(([season]) => leaguesIn(client, deployment, season?.seasonId)),
    taskEither.map((leagues) => chosenLeague(leagues, null)),
  );
