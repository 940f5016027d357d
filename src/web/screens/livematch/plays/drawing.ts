import type { PlayBlock } from './blocks.ts';

/** The keys of blocks that are drawn. */
export type Drawn = ReadonlySet<string>;

/** Rows that are drawn together without being waited for: what a phone shows where somebody asked for a list, or what an event brings. */
const atOnce = { first: 24, later: 8 } as const;

/** Rows that are drawn together while the page has nothing better to do. */
const inTurn = 16;

/** So many rows from the newest on are in sight, or near enough to be laid out by the browser. */
const near = 64;

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

/** The blocks after the first so many rows. */
const beyond = (blocks: readonly PlayBlock[], count: number): readonly PlayBlock[] => {
  let left = count;
  const first = blocks.findIndex(({ rows }) => {
    left -= rows.length;
    return left < 0;
  });
  return first === -1 ? [] : blocks.slice(first);
};

/**
 * What is drawn next while there is time; the same set where there is nothing to draw. First what lies between drawn blocks, the
 * oldest of it first; then what is older than all of them, the newest first. While a flood goes on, what is near the newest waits
 * until it has moved out of sight, where it costs a third.
 */
export const drawnNext = (blocks: readonly PlayBlock[], drawn: Drawn, isCalm: boolean): Drawn => {
  const last = blocks.findLastIndex(({ key }) => drawn.has(key));
  const older = blocks.slice(last + 1);
  const between = blocks.slice(0, last + 1);
  const due = (isCalm ? between : beyond(between, near)).toReversed();
  const next = pendingFor(due, drawn, inTurn);
  return withKeys(drawn, next.length > 0 ? next : pendingFor(older, drawn, inTurn));
};
