/** A machine that runs: what can be said to it, and how it is ended. */
export interface Running<Event> {
  readonly send: (event: Event) => void;
  readonly stop: () => void;
}

/** Starts a machine; `changed` hears at once what it shows, and again whenever that changes. */
export type Start<Shown, Event> = (changed: (shown: Shown) => void) => Running<Event>;

/**
 * A machine whose code comes after the first view. Until it runs, what it would show at its start stands in for it, and what
 * is said to it waits: the first view is drawn by the server and needs no machine to be seen.
 */
export interface LaterActor<Shown, Event> {
  readonly getSnapshot: () => Shown;
  /** Gives the way to hear no more. */
  readonly subscribe: (changed: (shown: Shown) => void) => () => void;
  readonly send: (event: Event) => void;
  /** Loads the machine and runs it; gives the way to stop it. Code that cannot be loaded is asked for again. */
  readonly run: () => () => void;
}

/** Milliseconds until code that could not be loaded is asked for again. */
const again = 2000;

/** An actor that shows `first` until what `load` brings has started. */
export const laterActor = <Shown, Event>(
  first: Shown,
  load: () => Promise<Start<Shown, Event>>,
): LaterActor<Shown, Event> => {
  const listeners = new Set<(shown: Shown) => void>();
  let shown = first;
  let waiting: readonly Event[] = [];
  let running: Running<Event> | null = null;

  const change = (next: Shown): void => {
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener(shown);
  };

  return {
    getSnapshot: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: (event) => {
      if (running === null) waiting = [...waiting, event];
      else running.send(event);
    },
    run: () => {
      let isWanted = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const begin = (start: Start<Shown, Event>): void => {
        if (!isWanted) return;
        const begun = start(change);
        running = begun;
        const said = waiting;
        waiting = [];
        for (const event of said) begun.send(event);
      };
      const attempt = (): void => {
        load().then(begin, () => {
          if (isWanted) timer = setTimeout(attempt, again);
        });
      };
      attempt();
      return () => {
        isWanted = false;
        clearTimeout(timer);
        running?.stop();
        running = null;
      };
    },
  };
};
