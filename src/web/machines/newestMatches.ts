import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import {
  buffer,
  connect,
  filter,
  type MonoTypeOperatorFunction,
  merge,
  mergeMap,
  type Observable,
} from 'rxjs';

const isMatch = ({ type }: LiveUpdate): boolean => type === 'match';

/**
 * Of a burst of a match's snapshots, emits the newest at each moment; other updates are emitted at once, after any snapshot that came before
 * them.
 *
 * @param momentsOf the moments, made from the snapshots
 */
export const newestMatches = (
  momentsOf: (snapshots$: Observable<LiveUpdate>) => Observable<unknown>,
): MonoTypeOperatorFunction<LiveUpdate> =>
  connect((updates$) =>
    updates$.pipe(
      buffer(
        merge(updates$.pipe(filter((update) => !isMatch(update))), momentsOf(updates$.pipe(filter(isMatch)))),
      ),
      mergeMap((burst) =>
        burst.filter(
          (update, at) => !isMatch(update) || at === burst.length - 1 || !isMatch(burst[at + 1] ?? update),
        ),
      ),
    ),
  );
