import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Observer } from 'xstate';
import type { LaterActor } from './laterActor.ts';

/** An actor of this component's own, made once; it runs while the component stands. */
export const useLater = <Shown, Event>(make: () => LaterActor<Shown, Event>): LaterActor<Shown, Event> => {
  const [actor] = useState(make);
  useEffect(() => actor.run(), [actor]);
  return actor;
};

/** What can be read of an actor. */
type Readable<Shown> = Pick<LaterActor<Shown, never>, 'getSnapshot' | 'subscribe'>;

/** The same as `useSelector` wants it: an observer as well as a function, and a subscription to end. */
const selectable = <Shown>({ getSnapshot, subscribe }: Readable<Shown>) => ({
  getSnapshot,
  subscribe: (heard: Observer<Shown> | ((shown: Shown) => void)) => ({
    unsubscribe: subscribe(typeof heard === 'function' ? heard : (shown) => heard.next?.(shown)),
  }),
});

/** A part of what an actor shows: its reader repaints only when that part is another by `same`. */
export const useShown = <Shown, A>(
  actor: Readable<Shown>,
  select: (shown: Shown) => A,
  same: (a: A, b: A) => boolean = Object.is,
): A => {
  const source = useMemo(() => selectable(actor), [actor]);
  return useSelector(source, select, same);
};
