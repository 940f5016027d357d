import { startTransition, useEffect, useRef, useState } from 'react';
import type { PlayBlock } from './blocks.ts';

/**
 * The keys of fully drawn blocks. Blocks between them are plain text for now; blocks older than all of them are not there yet.
 */
export type Drawn = ReadonlySet<string>;

/** Rows drawn at once: a phone screen's worth for a new list, or those of a new event. */
const atOnce = { first: 24, later: 8 } as const;

/** Rows drawn per idle period. */
const inTurn = 16;

/** More new rows at once were missed, as no reporter is that fast. */
const missed = 64;

/** The first undrawn blocks within a number of rows, at least one if there is any. */
const pendingFor = (blocks: readonly PlayBlock[], drawn: Drawn, room: number): readonly string[] => {
  const keys: string[] = [];
  let left = room;
  for (const { key, rows } of blocks) {
    if (drawn.has(key)) continue;
    left -= rows.length;
    if (left < 0 && keys.length > 0) break;
    keys.push(key);
  }
  return keys;
};

const withKeys = (drawn: Drawn, keys: readonly string[]): Drawn =>
  keys.length === 0 ? drawn : new Set([...drawn, ...keys]);

const drawnAtOnce = (blocks: readonly PlayBlock[], drawn: Drawn): Drawn =>
  withKeys(drawn, pendingFor(blocks, drawn, atOnce.first));

/** The blocks newer than the newest drawn one; all where none is drawn. */
const before = (blocks: readonly PlayBlock[], drawn: Drawn): readonly PlayBlock[] => {
  const first = blocks.findIndex(({ key }) => drawn.has(key));
  return first === -1 ? blocks : blocks.slice(0, first);
};

const rowsIn = (blocks: readonly PlayBlock[]): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * The drawn blocks after an update, newest first: new blocks up to a few rows; a screenful after many were missed. The same set
 * if nothing is added.
 */
const drawnWithNewest = (blocks: readonly PlayBlock[], drawn: Drawn): Drawn => {
  const added = before(blocks, drawn);
  const room = rowsIn(added) > missed ? atOnce.first : atOnce.later;
  return withKeys(drawn, pendingFor(added, drawn, room));
};

/**
 * The drawn blocks after another idle period; the same set once complete. Plain blocks come first, newest first, except during
 * a flood, which would push them away; then older blocks.
 */
const drawnNext = (blocks: readonly PlayBlock[], drawn: Drawn, isCalm: boolean): Drawn => {
  const last = blocks.findLastIndex(({ key }) => drawn.has(key));
  const between = isCalm ? pendingFor(blocks.slice(0, last + 1), drawn, inTurn) : [];
  return withKeys(drawn, between.length > 0 ? between : pendingFor(blocks.slice(last + 1), drawn, inTurn));
};

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
export const useProgressiveRendering = (blocks: readonly PlayBlock[], list: unknown) => {
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
