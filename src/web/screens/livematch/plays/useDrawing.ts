import { startTransition, useEffect, useRef, useState } from 'react';
import type { PlayBlock } from './blocks.ts';
import { type Drawn, drawnAtOnce, drawnNext, drawnWithNewest } from './drawing.ts';

/** Milliseconds after which a busy page draws on all the same, and those between two drawings where nobody tells when it is idle. */
const atLatest = 200;
const withoutIdle = 32;

/** Milliseconds without a new event after which a flood is over. */
const calm = 300;

/** Does something again and again while the page has nothing better to do, until what is returned is called. */
const whileIdle = (run: () => void): (() => void) => {
  const turn = (): void => {
    startTransition(run);
    wait();
  };
  let stop: () => void;
  const wait = (): void => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(turn, withoutIdle);
      stop = () => clearTimeout(timer);
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
 * better to do, so that neither a long list nor a flood of events delays what is seen, and what is there is complete before long:
 * it can be searched and read aloud. When `asked` is another, somebody asked for another list: a screenful of it is drawn at once.
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
  const isWhole = blocks.every(({ key }) => drawn.has(key));
  const latest = useRef(blocks);
  const changedAt = useRef(0);
  useEffect(() => {
    latest.current = blocks;
    changedAt.current = performance.now();
  }, [blocks]);
  useEffect(() => {
    if (isWhole) return undefined;
    return whileIdle(() => {
      const isCalm = performance.now() - changedAt.current >= calm;
      keep((now) => drawnNext(latest.current, now, isCalm));
    });
  }, [isWhole]);
  return { drawn, isWhole };
};
