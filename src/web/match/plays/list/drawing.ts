import type { PlayBlock } from './blocks.ts';

/**
 * The keys of blocks that are drawn with all that belongs to them. What lies between them stands there in words alone until there
 * is time; what is older than all of them is not there yet.
 */
export type Drawn = ReadonlySet<string>;

/** Rows that are drawn together without being waited for: what a phone shows where somebody asked for a list, or what an event brings. */
const atOnce = { first: 24, later: 8 } as const;

/** Rows that are drawn together while the page has nothing better to do. */
const inTurn = 16;

/** More new rows than this at once were missed: no pace of telling brings so many. */
const missed = 64;

/** The first blocks that are not drawn, of no more than so many rows together: one at least, if there is any. */
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

/** What is drawn before anybody waits: the newest blocks, beside what is drawn already. */
export const drawnAtOnce = (blocks: readonly PlayBlock[], drawn: Drawn): Drawn =>
  withKeys(drawn, pendingFor(blocks, drawn, atOnce.first));

/** The new blocks that came before the newest that is drawn; all of them where none is. */
const before = (blocks: readonly PlayBlock[], drawn: Drawn): readonly PlayBlock[] => {
  const first = blocks.findIndex(({ key }) => drawn.has(key));
  return first === -1 ? blocks : blocks.slice(0, first);
};

const rowsIn = (blocks: readonly PlayBlock[]): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * What is drawn when there are these blocks, newest first: the newest at once, and with it what else is new as long as that is
 * little; a screenful where much was missed, for somebody comes back. The same set where nothing is added.
 */
export const drawnWithNewest = (blocks: readonly PlayBlock[], drawn: Drawn): Drawn => {
  const added = before(blocks, drawn);
  const room = rowsIn(added) > missed ? atOnce.first : atOnce.later;
  return withKeys(drawn, pendingFor(added, drawn, room));
};

/**
 * What is drawn next while there is time; the same set where there is nothing to draw. First what stands there in words alone, from
 * the newest on, but not while a flood goes on: the next of it would only push away what is drawn. Then what is not there yet.
 */
export const drawnNext = (blocks: readonly PlayBlock[], drawn: Drawn, isCalm: boolean): Drawn => {
  const last = blocks.findLastIndex(({ key }) => drawn.has(key));
  const between = isCalm ? pendingFor(blocks.slice(0, last + 1), drawn, inTurn) : [];
  return withKeys(drawn, between.length > 0 ? between : pendingFor(blocks.slice(last + 1), drawn, inTurn));
};
