import { type MonoTypeOperatorFunction, Observable, type SchedulerLike, Subscription } from 'rxjs';
import { Instant } from '../../time/instant.ts';
import type { LiveUpdate } from '../channel/stream.ts';
import { type LiveMatch, messagesOf } from '../match.ts';
import { matchAtInstant } from './moment.ts';

/** What a delay needs of the world. */
export interface DelayEnvironment {
  /** The server's time. */
  readonly now: () => Instant;
  readonly scheduler: SchedulerLike;
}

/** When the first message that is held back was told; null where none is. */
const firstHeldBack = (match: LiveMatch, until: Instant): Instant | null => {
  const later = messagesOf(match).flatMap(({ timestamp }) => (timestamp > until ? [timestamp] : []));
  return later.length === 0 ? null : Instant(Math.min(...later));
};

/**
 * Tells a match as it stood a while ago: each snapshot is of the messages alone that are old enough, told again whenever
 * another one comes of age or the delay changes. What becomes known of the line is told at once.
 *
 * @param delay$ milliseconds, told on subscription; 0 passes everything on as it is
 */
export const delayedBy =
  (delay$: Observable<number>, { now, scheduler }: DelayEnvironment): MonoTypeOperatorFunction<LiveUpdate> =>
  (updates$) =>
    new Observable((subscriber) => {
      const subscription = new Subscription();
      let delay = 0;
      let newest: LiveMatch | null = null;
      let told: LiveMatch | null = null;
      let due = Subscription.EMPTY;

      const tell = (): void => {
        due.unsubscribe();
        if (newest === null) return;
        const until = Instant(now() - delay);
        const match = delay === 0 ? newest : matchAtInstant(newest, until);
        // The same messages make the same match: it stays the same object.
        const isSame = told !== null && told.descent === match.descent && told.version === match.version;
        told = match;
        if (!isSame) subscriber.next({ type: 'match', match });
        const next = delay === 0 ? null : firstHeldBack(newest, until);
        if (next === null) return;
        due = scheduler.schedule(tell, Math.max(0, next + delay - now()));
        subscription.add(due);
      };

      subscription.add(
        delay$.subscribe((milliseconds) => {
          delay = milliseconds;
          tell();
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
            tell();
          },
          error: (error: unknown) => subscriber.error(error),
          complete: () => subscriber.complete(),
        }),
      );
      return subscription;
    });
