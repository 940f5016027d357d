import { sportOf } from '@kampdag/core/sport/sportOf';
import { sportKinds } from '@kampdag/core/sportKind';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel } from './liveMessages.ts';

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'MatchEventType' in data ? data.MatchEventType : null;

describe('generated messages', () => {
  it.each(sportKinds)('have every event type of %s', (sport) => {
    const generated = new Set(
      fc
        .sample(channel(30, sport), { numRuns: 300, seed: 1 })
        .flatMap((one) => one.map(({ data }) => typeOf(data))),
    );
    expect([...sportOf(sport).readers.keys()].filter((type) => !generated.has(type))).toEqual([]);
  });
});
