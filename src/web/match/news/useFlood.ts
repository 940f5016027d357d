import { useEffect } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';

/** More messages between two snapshots are a flood. */
const floodSize = 8;

/** Milliseconds without a flood until it counts as over. */
const calm = 1000;

/** Marks the document with `data-flood` while more is reported than anybody can follow: see `theme/inAFlood`. */
export const useFlood = (actor: LiveActor): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = actor.getSnapshot().context.match?.version ?? 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      delete dataset['flood'];
    };
    const subscription = actor.subscribe(({ context: { match } }) => {
      const now = match?.version ?? 0;
      const isFlood = now - before > floodSize;
      before = now;
      if (!isFlood) return;
      clearTimeout(timer);
      timer = setTimeout(end, calm);
      dataset['flood'] = '';
    });
    return () => {
      subscription.unsubscribe();
      end();
    };
  }, [actor]);
};
