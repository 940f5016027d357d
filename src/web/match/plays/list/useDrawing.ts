import { startTransition, useEffect, useRef, useState } from 'react';
import type { PlayBlock } from './blocks.ts';
import { type Drawn, drawnAtOnce, drawnNext, drawnWithNewest } from './drawing.ts';

/** Milliseconds after which a busy page draws on all the same, and those between two drawings where nobody tells when it is idle. */
const atLatest = 200;
const withoutIdle = 32;

/** Milliseconds until it is looked anew whether there is something to draw. */
const pause = 100;

/** Milliseconds in which no more came than was drawn at once, after which a flood is over. */
const calm = 300;

/**
 * Does something again and again while the page has nothing better to do, less often while it says that there was nothing to do,
 * until what is returned is called.
 */
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
 * Which of these blocks, newest first, are drawn: the newest at once, the others one after the other while the page has nothing
 * better to do, so that neither a long list nor a flood of events delays what is seen, and what is there is complete before long.
 * When `asked` is another, somebody asked for another list: a screenful of it is drawn at once.
 */
export const useDrawing = (
  blocks: readonly PlayBlock[],
  asked: unknown,
): { readonly drawn: Drawn; readonly isWhole: boolean } => {
  const [kept, keep] = useState<Drawn>(() => drawnAtOnce(blocks, new Set()));
  const [last, setLast] = useState(asked);
  const drawn = asked === last ? drawnWithNewest(blocks, kept) : drawnAtOnce(blocks, kept);
  if (asked !== last) setLast(asked);
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
      // What has come to be drawn meanwhile stays drawn.
      startTransition(() => keep((before) => new Set([...before, ...next])));
      return true;
    });
  }, [isWhole]);
  return { drawn, isWhole };
};
