import type { Observer, Subscription } from 'xstate';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';

/** Something that tells when it has changed. */
interface Source {
  readonly subscribe: (changed: () => void) => Subscription;
}

const nothing = (): void => undefined;

/** A live match's machine that shows what `read` gives of its sources; one without sources never changes. It takes no events. */
export const shownActor = (read: () => LiveSnapshot, ...sources: readonly Source[]): LiveActor => ({
  getSnapshot: read,
  subscribe: (observer: Observer<LiveSnapshot> | ((snapshot: LiveSnapshot) => void)) => {
    const next = typeof observer === 'function' ? observer : (view: LiveSnapshot) => observer.next?.(view);
    let last = read();
    const changed = (): void => {
      const snapshot = read();
      if (snapshot === last) return;
      last = snapshot;
      next(snapshot);
    };
    const subscriptions = sources.map((source) => source.subscribe(changed));
    return { unsubscribe: () => subscriptions.forEach((subscription) => subscription.unsubscribe()) };
  },
  send: nothing,
});
