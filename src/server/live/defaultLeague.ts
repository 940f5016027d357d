import { clientOver } from '@kampdag/core/gateway/client';
import { leaguesOfSeason, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { chosenLeague, type League, selectableLeagues } from '@kampdag/core/league/season/league';
import { chosenSeason, selectableSeasons } from '@kampdag/core/league/season/season';
import type { Deployment } from '@kampdag/core/site/deployment';
import { partsOf } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { array, function as fn, taskEither } from 'fp-ts';
import type { Answers } from '../gateway/answers.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';

/** The league that a visitor sees first: the first of the newest season (specification §4). */
export const defaultLeague = (
  answers: Answers,
  deployment: Deployment,
  now: Instant,
): taskEither.TaskEither<GatewayFailure, League | null> => {
  const client = clientOver(inProcessTransport(answers, deployment));
  const { sportId, mainOrgId, namedLeagues } = deployment;
  const today = osloWallTime(now).date;
  const { year } = partsOf(today);
  return fn.pipe(
    [year, year - 1],
    array.traverse(taskEither.ApplicativePar)((of: number) =>
      client.fetch(seasonsOfYear, { sportId, year: of }),
    ),
    taskEither.map((years) =>
      chosenSeason(
        selectableSeasons(
          years.flatMap(({ rows }) => rows),
          { owner: mainOrgId, today },
        ),
        null,
      ),
    ),
    taskEither.chain((season) =>
      season === null
        ? taskEither.right(null)
        : taskEither.map(({ rows }: { readonly rows: readonly League[] }) =>
            chosenLeague(selectableLeagues(rows, { named: namedLeagues }), null),
          )(client.fetch(leaguesOfSeason, { seasonId: season.seasonId })),
    ),
  );
};
