import { type MonoTypeOperatorFunction, Observable, type SchedulerLike, Subscription } from 'rxjs';
import { Instant } from '../../time/instant.ts';
import type { LiveUpdate } from '../channel/stream.ts';
import { type LiveMatch, messagesOf, successorOf, withNewLineage } from '../match.ts';
import { matchAtInstant } from './moment.ts';

/** The dependencies of a delay. */
export interface DelayEnvironment {
  /** The server's time. */
  readonly now: () => Instant;
  readonly scheduler: SchedulerLike;
}

/** The timestamp of the first message held back; null where none is. */
const firstHeldBack = (match: LiveMatch, until: Instant): Instant | null => {
  const later = messagesOf(match).flatMap(({ timestamp }) => (timestamp > until ? [timestamp] : []));
  return later.length === 0 ? null : Instant(Math.min(...later));
};

/**
 * Emits a match with a delay: each snapshot holds only the messages that are old enough, and a new one follows whenever
 * another message is or the delay changes. What another delay shows or takes back is no news, so that the snapshot has a lineage of its
 * own. Updates about the connection pass at once.
 *
 * @param delay$ milliseconds, emitted on subscription; 0 passes everything through
 */
export const delayedBy =
  (delay$: Observable<number>, { now, scheduler }: DelayEnvironment): MonoTypeOperatorFunction<LiveUpdate> =>
  (updates$) =>
    new Observable((subscriber) => {
      const subscription = new Subscription();
      let delay = 0;
      let newest: LiveMatch | null = null;
      /** The last snapshot before its lineage was changed. */
      let read: LiveMatch | null = null;
      let emitted: LiveMatch | null = null;
      let isRelocated = false;
      let nextEmission = Subscription.EMPTY;

      const inLineage = (match: LiveMatch, isMoved: boolean): LiveMatch => {
        if (emitted === null) return match;
        isRelocated ||= isMoved;
        if (!isRelocated) return match;
        return isMoved || read?.lineage !== match.lineage
          ? withNewLineage(match, emitted)
          : successorOf(match, emitted);
      };

      const emit = (isMoved = false): void => {
        nextEmission.unsubscribe();
        if (newest === null) return;
        const until = Instant(now() - delay);
        const match = delay === 0 ? newest : matchAtInstant(newest, until);
        // The same messages make the same match.
        const isSame = read !== null && read.lineage === match.lineage && read.version === match.version;
        if (!isSame) {
          emitted = inLineage(match, isMoved);
          read = match;
          subscriber.next({ type: 'match', match: emitted });
        }
        const next = delay === 0 ? null : firstHeldBack(newest, until);
        if (next === null) return;
        nextEmission = scheduler.schedule(() => emit(), Math.max(0, next + delay - now()));
        subscription.add(nextEmission);
      };

      subscription.add(
        delay$.subscribe((milliseconds) => {
          delay = milliseconds;
          emit(true);
        }),
      );
      subscription.add(
        updates$.subscribe({
          next: (update) => {
            if (update.type !== 'match') {
              subscriber.next(update);
              return;
            }
            newest = update.match;
            emit();
          },
          error: (error: unknown) => subscriber.error(error),
          complete: () => subscriber.complete(),
        }),
      );
      return subscription;
    });
