import { startTransition, useEffect, useRef, useState } from 'react';
import type { PlayBlock } from './blocks.ts';
import { type Drawn, drawnAtOnce, drawnNext, drawnWithNewest } from './drawnBlocks.ts';

/** Milliseconds until a busy page draws anyway, and between draws without `requestIdleCallback`. */
const atLatest = 200;
const withoutIdle = 32;

/** Milliseconds between checks for something to draw. */
const pause = 100;

/** Milliseconds without a backlog after which a flood is over. */
const calm = 300;

/** Runs a callback repeatedly in idle time, less often while it returns false. Returns the function that stops it. */
const whileIdle = (run: () => boolean): (() => void) => {
  let stop: () => void;
  const after = (delay: number, next: () => void): void => {
    const timer = setTimeout(next, delay);
    stop = () => clearTimeout(timer);
  };
  const turn = (): void => {
    if (run()) wait();
    else after(pause, wait);
  };
  const wait = (): void => {
    if (typeof requestIdleCallback === 'undefined') {
      after(withoutIdle, turn);
      return;
    }
    const idle = requestIdleCallback(turn, { timeout: atLatest });
    stop = () => cancelIdleCallback(idle);
  };
  wait();
  return () => stop();
};

/**
 * Draws blocks, newest first: the newest at once, the rest in idle time, so that neither a long list nor a flood delays what is
 * visible. A new `asked` means another list, of which a screenful is drawn at once.
 */
export const useProgressiveRendering = (
  blocks: readonly PlayBlock[],
  list: unknown,
): { readonly drawn: Drawn; readonly isWhole: boolean } => {
  const [kept, keep] = useState<Drawn>(() => drawnAtOnce(blocks, new Set()));
  const [last, setLast] = useState(list);
  const drawn = list === last ? drawnWithNewest(blocks, kept) : drawnAtOnce(blocks, kept);
  if (list !== last) setLast(list);
  if (drawn !== kept) keep(drawn);
  const waiting = blocks.reduce((count, { key }) => (drawn.has(key) ? count : count + 1), 0);
  const isWhole = waiting === 0;
  const latest = useRef({ blocks, drawn, waiting, burstAt: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const { waiting: before, burstAt } = latest.current;
    latest.current = { blocks, drawn, waiting, burstAt: waiting > before ? performance.now() : burstAt };
  }, [blocks, drawn, waiting]);
  useEffect(() => {
    if (isWhole) return undefined;
    return whileIdle(() => {
      const now = latest.current;
      const isCalm = performance.now() - now.burstAt >= calm;
      const next = drawnNext(now.blocks, now.drawn, isCalm);
      if (next === now.drawn) return false;
      // Keeps blocks that were drawn meanwhile.
      startTransition(() => keep((before) => new Set([...before, ...next])));
      return true;
    });
  }, [isWhole]);
  return { drawn, isWhole };
};
