import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockSize, type PlayBlock } from '../../../src/web/match/plays/list/blocks.ts';
import { useProgressiveRendering } from '../../../src/web/match/plays/list/useProgressiveRendering.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A number of events in blocks, newest first. */
const blocksOf = (events: number): readonly PlayBlock[] =>
  Array.from({ length: Math.ceil(events / blockSize) }, (_, number) => ({
    key: `1 ${number}`,
    rows: Array.from(
      { length: Math.min(blockSize, events - number * blockSize) },
      (_row, at) => ({ key: `${number} ${at}` }) as unknown as TimelineRow,
    ),
  })).toReversed();

const rowsIn = (blocks: readonly PlayBlock[], drawn: ReadonlySet<string>): number =>
  blocks.reduce((sum, { key, rows }) => sum + (drawn.has(key) ? rows.length : 0), 0);

/** The numbers from one up to another, exclusive. */
const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** A list of events, with the rows added by each render and the rows left. */
const listOf = (events: number) => {
  const added: number[] = [];
  let before = 0;
  const { result, rerender } = renderHook(
    ({ blocks, asked }) => {
      const { drawn, isWhole } = useProgressiveRendering(blocks, asked);
      const now = rowsIn(blocks, drawn);
      if (now > before) added.push(now - before);
      before = now;
      return { drawn, isWhole, blocks };
    },
    { initialProps: { blocks: blocksOf(events), asked: 'all' } },
  );
  return {
    added,
    idle: (turns = 1) => {
      for (let turn = 0; turn < turns; turn += 1) act(() => void vi.runOnlyPendingTimers());
    },
    passes: (delay: number) => act(() => void vi.advanceTimersByTime(delay)),
    grow: (to: number, asked = 'all') => rerender({ blocks: blocksOf(to), asked }),
    /** Indices of drawn blocks, from the newest. */
    places: () =>
      result.current.blocks.flatMap(({ key }, place) => (result.current.drawn.has(key) ? [place] : [])),
    count: () => result.current.blocks.length,
    waiting: () => result.current.blocks.filter(({ key }) => !result.current.drawn.has(key)).length,
    newestIsDrawn: () => result.current.drawn.has(result.current.blocks[0]?.key ?? ''),
    isWhole: () => result.current.isWhole,
  };
};

describe('the progressive rendering of a long list', () => {
  it('starts with a screenful and continues until complete', () => {
    const list = listOf(1000);
    expect(list.added).toEqual([24]);
    expect(list.isWhole()).toBe(false);
    list.idle(100);
    expect(list.isWhole()).toBe(true);
    expect(list.waiting()).toBe(0);
    expect(Math.max(...list.added.slice(1))).toBeLessThanOrEqual(16);
  });

  it('renders each new event of a complete list at once', () => {
    const list = listOf(100);
    list.idle(20);
    for (let events = 101; events <= 400; events += 1) {
      list.grow(events);
      expect(list.waiting()).toBe(0);
    }
  });

  it('renders the newest of a flood at once and the rest after it, newest first', () => {
    const list = listOf(96);
    list.idle(20);
    list.added.length = 0;
    list.grow(136);
    list.idle(2);
    expect(list.places()).toEqual([0, ...numbers(5, list.count())]);
    list.grow(176);
    list.idle(2);
    expect(list.places()).toEqual([0, 5, ...numbers(10, list.count())]);
    list.passes(200);
    while (list.waiting() === 8) list.idle();
    expect(list.places()).toEqual([0, 1, 2, 5, ...numbers(10, list.count())]);
    list.idle(20);
    expect(list.isWhole()).toBe(true);
    expect(Math.max(...list.added)).toBeLessThanOrEqual(16);
  });

  it('does not mistake events rendered at once for a flood, however many', () => {
    const list = listOf(96);
    list.idle(20);
    list.grow(136);
    for (let events = 137; events < 150; events += 1) {
      list.grow(events);
      list.passes(100);
    }
    expect(list.isWhole()).toBe(true);
  });

  it('continues with older events during a flood', () => {
    const list = listOf(200);
    for (let events = 240; events <= 600; events += 40) {
      list.grow(events);
      list.idle(2);
    }
    expect(list.places()).toContain(list.count() - 1);
    expect(list.isWhole()).toBe(false);
  });

  it('renders a screenful at once of a long absence or of another list', () => {
    for (const asked of ['all', 'others']) {
      const list = listOf(8);
      list.grow(300, asked);
      expect(list.places()).toEqual([0, 1, 2, list.count() - 1]);
    }
  });

  it('continues while events keep coming', () => {
    const list = listOf(400);
    for (let events = 401; events <= 460; events += 1) {
      list.grow(events);
      list.idle();
    }
    expect(list.isWhole()).toBe(true);
  });
});
