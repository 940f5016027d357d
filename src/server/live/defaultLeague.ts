import { clientOver, type GatewayClient, type GatewayFailure } from '@kampdag/core/gateway/client';
import { leaguesOfSeason, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { chosenLeague, type League, selectableLeagues } from '@kampdag/core/league/season/league';
import { type Season, selectableSeasons } from '@kampdag/core/league/season/season';
import type { Deployment } from '@kampdag/core/site/deployment';
import { partsOf } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { array, function as fn, taskEither } from 'fp-ts';
import type { Answers } from '../gateway/answers.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';

/** The selectable seasons that began this year or in the years before, newest first (specification §7). */
export const seasonsSince = (
  client: GatewayClient,
  { sportId, mainOrgId }: Deployment,
  now: Instant,
  yearsBefore: number,
): taskEither.TaskEither<GatewayFailure, readonly Season[]> => {
  const today = osloWallTime(now).date;
  const { year } = partsOf(today);
  return fn.pipe(
    array.makeBy(yearsBefore + 1, (before) => year - before),
    array.traverse(taskEither.ApplicativePar)((of) => client.fetch(seasonsOfYear, { sportId, year: of })),
    taskEither.map((years) =>
      selectableSeasons(
        years.flatMap(({ rows }) => rows),
        { owner: mainOrgId, today },
      ),
    ),
  );
};

/** The league a visitor sees first: the first of the newest season (specification §4). */
export const defaultLeague = (
  answers: Answers,
  deployment: Deployment,
  now: Instant,
): taskEither.TaskEither<GatewayFailure, League | null> => {
  const client = clientOver(inProcessTransport(answers, deployment));
  return fn.pipe(
    seasonsSince(client, deployment, now, 1),
    taskEither.chain(([season]) =>
      season === undefined
        ? taskEither.right(null)
        : taskEither.map(({ rows }: { readonly rows: readonly League[] }) =>
            chosenLeague(selectableLeagues(rows, { named: deployment.namedLeagues }), null),
          )(client.fetch(leaguesOfSeason, { seasonId: season.seasonId })),
    ),
  );
};
