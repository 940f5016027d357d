import { either, function as fn, readonlyArray, task, taskEither } from 'fp-ts';
import type { SeasonId } from '../../ids.ts';
import type { League } from '../../league/season/league.ts';
import type { GatewayClient, GatewayFailure } from '../client.ts';
import type { Endpoint } from '../endpoint.ts';
import { leaguesOfSeason } from '../endpoints.ts';

/** Requests a published answer. */
export type Ask = GatewayClient['fetch'];

type Answer<A> = taskEither.TaskEither<GatewayFailure, A>;

/** Composes a call's body from published answers of other calls, of which the client limits how many run at once. */
export type Compose<E> =
  E extends Endpoint<infer P, infer _> ? (ask: Ask, params: P) => Answer<unknown> : never;

/** Requests an answer for each item: one that fails costs only itself. If all fail, gives the first failure. */
export const askEach = <I, A>(
  items: readonly I[],
  ask: (item: I) => Answer<A>,
): Answer<{ readonly found: readonly A[]; readonly failed: readonly I[] }> =>
  fn.pipe(
    items,
    readonlyArray.traverse(task.ApplicativePar)((item) =>
      fn.pipe(
        ask(item),
        taskEither.mapLeft((failure) => ({ item, failure })),
      ),
    ),
    task.map((answers) => {
      const { left: failures, right: found } = readonlyArray.separate(answers);
      const [first] = failures;
      return first !== undefined && found.length === 0
        ? either.left(first.failure)
        : either.right({ found, failed: failures.map(({ item }) => item) });
    }),
  );

/** Requests an answer for each league of a season, in order; leagues without one are left out. */
export const askEachLeague = <A>(
  ask: Ask,
  seasonId: SeasonId,
  of: (league: League) => Answer<A>,
): Answer<readonly A[]> =>
  fn.pipe(
    ask(leaguesOfSeason, { seasonId }),
    taskEither.chain(({ rows }) => askEach(rows, of)),
    taskEither.map(({ found }) => found),
  );
