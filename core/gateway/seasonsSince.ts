import { array, function as fn, task, taskEither } from 'fp-ts';
import type { Season } from '../league/season/season.ts';
import type { Deployment } from '../site/deployment.ts';
import type { Instant } from '../time/instant.ts';
import { osloWallTime } from '../time/oslo.ts';
import type { GatewayClient, GatewayFailure } from './client.ts';
import { seasonsOfYear } from './endpoints.ts';
import { seasonCallsOf, seasonsFrom } from './seasonCalls.ts';

/** The selectable seasons that began this year or in the years before, newest first (specification §7). */
export const seasonsSince = (
  { fetch: ask }: GatewayClient,
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
        ask(seasonsOfYear, { sportId, year }),
        taskEither.map(({ rows }) => rows),
      ),
    ),
    task.map((answers) => seasonsFrom(calls, answers, deployment, today)),
  );
};
