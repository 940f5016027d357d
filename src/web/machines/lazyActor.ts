import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';
import type { Observer, Subscription } from 'xstate';
import { yieldToBrowser } from '../adapters/yieldToBrowser.ts';

/** What views read of a machine's snapshot: its state and context. */
export interface MachineView<State, Context> {
  readonly value: State;
  readonly context: Context;
}

/** An actor as `useSelector` reads it; `View` is the part of its snapshot that is read. */
export interface ReadableActor<View> {
  readonly getSnapshot: () => View;
  readonly subscribe: (observer: Observer<View> | ((view: View) => void)) => Subscription;
}

/** The part of XState's actor that is used here. */
interface LoadedActor<View, Event> {
  readonly getSnapshot: () => View;
  readonly subscribe: (next: (view: View) => void) => unknown;
  readonly send: (event: Event) => void;
  readonly start: () => unknown;
  readonly stop: () => unknown;
}

/** An actor whose code is loaded after the first view, which the server rendered. Until then it shows an initial view and queues events. */
export interface LazyActor<View, Event> extends ReadableActor<View> {
  readonly send: (event: Event) => void;
  /** Loads the actor and starts it; returns a function that stops it. */
  readonly start: () => () => void;
}

/** Milliseconds before a failed load is tried again. */
const retryDelay = 2000;

/** Loads code, retrying until the network is back. */
const loadWithRetry = <A>(load: () => Promise<A>): Promise<A> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return loadWithRetry(load);
  });

/** Loads code in a task of its own, since asking for many files takes long on a slow phone. */
const loadInOwnTask = async <A>(load: () => Promise<A>): Promise<A> => {
  await yieldToBrowser();
  return loadWithRetry(load);
};

/** Creates an actor that shows `initial` until `load` provides its factory. */
export const lazyActor = <View, Event>(
  initial: View,
  load: () => Promise<() => LoadedActor<View, Event>>,
): LazyActor<View, Event> => {
  const observers = new Set<(view: View) => void>();
  const queued: Event[] = [];
  let actor: LoadedActor<View, Event> | null = null;
  let isStarted = false;
  let isLoading = false;

  const tell = (view: View): void => observers.forEach((next) => next(view));
  const begin = async (): Promise<void> => {
    isLoading = true;
    const create = await loadInOwnTask(load);
    actor = create();
    if (isStarted) actor.start();
    actor.subscribe(tell);
    tell(actor.getSnapshot());
    for (const event of queued) actor.send(event);
  };
  const stopUnlessWanted = (): void => {
    if (!isStarted) actor?.stop();
  };

  return {
    getSnapshot: () => actor?.getSnapshot() ?? initial,
    subscribe: (observer) => {
      const next = (view: View) => (typeof observer === 'function' ? observer(view) : observer.next?.(view));
      observers.add(next);
      return { unsubscribe: () => observers.delete(next) };
    },
    send: (event) => {
      if (actor === null) queued.push(event);
      else actor.send(event);
    },
    start: () => {
      isStarted = true;
      if (!isLoading) void begin();
      else actor?.start();
      return () => {
        isStarted = false;
        // In development React runs effects, cleans them up and runs them again at once; that must not stop the actor.
        queueMicrotask(stopUnlessWanted);
      };
    },
  };
};

/** An actor created once per component; it runs while the component is mounted. */
export const useLazyActor = <View, Event>(create: () => LazyActor<View, Event>): LazyActor<View, Event> => {
  const [actor] = useState(create);
  useEffect(() => actor.start(), [actor]);
  return actor;
};

const atOnce = <A>(load: () => Promise<A>): Promise<A> => load();

/** What `load` provides; null until then, without a `load`, and if it fails. `load` and `begin` must be stable functions. */
export const useLoaded = <A>(
  load: (() => Promise<A>) | undefined,
  begin: (load: () => Promise<A>) => Promise<A> = atOnce,
): A | null => {
  const [loaded, setLoaded] = useState<{ readonly value: A } | null>(null);
  useEffect(() => {
    let isMounted = true;
    if (load !== undefined) {
      begin(load).then(
        (value) => isMounted && setLoaded({ value }),
        () => undefined,
      );
    }
    return () => {
      isMounted = false;
    };
  }, [load, begin]);
  return loaded?.value ?? null;
};

/** The loaded value, or `initial` until then and on the server. `load` must be a stable function. */
export const useLazyValue = <A>(initial: A, load: () => Promise<A>): A =>
  useLoaded(load, loadInOwnTask) ?? initial;

const Nothing = () => null;

/** A component loaded on its first render. Until then, and on the server, a placeholder is shown. Default: nothing. */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder: ComponentType<P> = Nothing,
): FunctionComponent<P> => {
  const LazyPart = (props: P) => createElement(useLazyValue<ComponentType<P>>(Placeholder, load), props);
  return LazyPart;
};
