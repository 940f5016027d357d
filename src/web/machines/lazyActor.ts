import { useEffect, useState } from 'react';
import type { Observer, Subscription } from 'xstate';

/** What a view reads of a machine's snapshot: the state it is in, and its context. */
export interface MachineView<State, Context> {
  readonly value: State;
  readonly context: Context;
}

/** An actor as `useSelector` reads it; `View` is what of its snapshot is read. */
export interface ReadableActor<View> {
  readonly getSnapshot: () => View;
  readonly subscribe: (observer: Observer<View> | ((view: View) => void)) => Subscription;
}

/** XState's own actor, as far as it is used here. */
interface LoadedActor<View, Event> {
  readonly getSnapshot: () => View;
  readonly subscribe: (next: (view: View) => void) => Subscription;
  readonly send: (event: Event) => void;
  readonly start: () => unknown;
  readonly stop: () => unknown;
}

/**
 * An actor whose code comes after the first view, which is drawn by the server and needs no machine to be seen. Until it is
 * there, its initial view stands in for it, and events wait.
 */
export interface LazyActor<View, Event> extends ReadableActor<View> {
  readonly send: (event: Event) => void;
  /** Loads the actor and starts it; gives the way to stop it. */
  readonly start: () => () => void;
}

/** Milliseconds until code that could not be loaded is asked for again. */
const retryDelay = 2000;

/** Loads code, as often as it takes: the page stands without it, and the network comes back. */
const loadAtLast = <A>(load: () => Promise<A>): Promise<A> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return loadAtLast(load);
  });

/** An actor that shows `initial` until `load` has brought the way to create it. */
export const lazyActor = <View, Event>(
  initial: View,
  load: () => Promise<() => LoadedActor<View, Event>>,
): LazyActor<View, Event> => {
  let actor: LoadedActor<View, Event> | null = null;
  let isWanted = false;
  let isLoading = false;
  let arrive: (actor: LoadedActor<View, Event>) => void;
  const arrived = new Promise<LoadedActor<View, Event>>((resolve) => {
    arrive = resolve;
  });

  const begin = async (): Promise<void> => {
    isLoading = true;
    const create = await loadAtLast(load);
    actor = create();
    if (isWanted) actor.start();
    arrive(actor);
  };
  const stopUnlessWanted = (): void => {
    if (!isWanted) actor?.stop();
  };

  return {
    getSnapshot: () => actor?.getSnapshot() ?? initial,
    subscribe: (observer) => {
      const next = typeof observer === 'function' ? observer : (view: View) => observer.next?.(view);
      if (actor !== null) return actor.subscribe(next);
      let subscription: Subscription | null = null;
      let isOver = false;
      const subscribeLater = async (): Promise<void> => {
        const loaded = await arrived;
        if (isOver) return;
        subscription = loaded.subscribe(next);
        next(loaded.getSnapshot());
      };
      void subscribeLater();
      return {
        unsubscribe: () => {
          isOver = true;
          subscription?.unsubscribe();
        },
      };
    },
    send: (event) => {
      if (actor === null) void arrived.then((loaded) => loaded.send(event));
      else actor.send(event);
    },
    start: () => {
      isWanted = true;
      if (!isLoading) void begin();
      else actor?.start();
      return () => {
        isWanted = false;
        // React takes effects back and runs them again in the same moment while code is edited: that stops nothing.
        queueMicrotask(stopUnlessWanted);
      };
    },
  };
};

/** An actor of this component's own, created once; it runs while the component is mounted. */
export const useLazyActor = <View, Event>(create: () => LazyActor<View, Event>): LazyActor<View, Event> => {
  const [actor] = useState(create);
  useEffect(() => actor.start(), [actor]);
  return actor;
};

/** What `load` brings; `initial` until then, and on the server. `load` is to be the same function always. */
export const useLazyValue = <A>(initial: A, load: () => Promise<A>): A => {
  const [loaded, setLoaded] = useState<{ readonly value: A } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const arrive = async (): Promise<void> => {
      const value = await loadAtLast(load);
      if (isWanted) setLoaded({ value });
    };
    void arrive();
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded === null ? initial : loaded.value;
};
