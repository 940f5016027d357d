import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LaterActor } from './laterActor.ts';

/** An actor of this component's own, made once; it runs while the component stands. */
export const useLater = <Shown, Event>(make: () => LaterActor<Shown, Event>): LaterActor<Shown, Event> => {
  const [actor] = useState(make);
  useEffect(() => actor.run(), [actor]);
  return actor;
};

/** What can be read of an actor. */
type Readable<Shown> = Pick<LaterActor<Shown, never>, 'getSnapshot' | 'subscribe'>;

/** Reads a part of what an actor shows; the same value as before while the part is the same. */
const partReader = <Shown, A>(
  actor: Readable<Shown>,
  select: (shown: Shown) => A,
  same: (a: A, b: A) => boolean,
): (() => A) => {
  let last: { readonly of: Shown; readonly part: A } | null = null;
  return () => {
    const of = actor.getSnapshot();
    if (last === null || last.of !== of) {
      const part = select(of);
      last = { of, part: last !== null && same(last.part, part) ? last.part : part };
    }
    return last.part;
  };
};

/** A part of what an actor shows: its reader repaints only when that part is another by `same`. */
export const useShown = <Shown, A>(
  actor: Readable<Shown>,
  select: (shown: Shown) => A,
  same: (a: A, b: A) => boolean = Object.is,
): A => {
  const read = useMemo(() => partReader(actor, select, same), [actor, select, same]);
  return useSyncExternalStore(actor.subscribe, read, read);
};
