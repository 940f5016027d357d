import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { leaguesOfSeason, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { seasonCallsOf, seasonsFrom } from '@kampdag/core/gateway/seasonCalls';
import type { SeasonId } from '@kampdag/core/ids';
import { chosenLeague, type League, selectableLeagues } from '@kampdag/core/league/season/league';
import type { Season } from '@kampdag/core/league/season/season';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { array, function as fn, task, taskEither } from 'fp-ts';

/** The selectable seasons that began this year or in the years before, newest first (specification §7). */
export const seasonsSince = (
  client: GatewayClient,
  deployment: Deployment,
  now: Instant,
  yearsBefore: number,
): taskEither.TaskEither<GatewayFailure, readonly Season[]> => {
  const today = osloWallTime(now).date;
  const calls = seasonCallsOf(deployment, today, yearsBefore);
  return fn.pipe(
    [...calls],
    array.traverse(task.ApplicativePar)(({ sportId, year }) =>
      fn.pipe(
        client.fetch(seasonsOfYear, { sportId, year }),
        taskEither.map(({ rows }) => rows),
      ),
    ),
    task.map((answers) => seasonsFrom(calls, answers, deployment, today)),
  );
};

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
