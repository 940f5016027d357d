import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continuationOf } from '../../src/cli/record/file.ts';

/** Few contents and few milliseconds, so that messages often repeat each other exactly. */
const channel = fc
  .array(fc.record({ gap: fc.constantFrom(0, 0, 1), data: fc.constantFrom('a', 'b') }), { maxLength: 12 })
  .map((steps): readonly ChannelMessage[] => {
    let timestamp = 0;
    return steps.map(({ gap, data }, index) => {
      timestamp += gap;
      return { serial: serialOfInteger(index + 1), timestamp: Instant(timestamp), data };
    });
  });

const at = (timestamp: number): ChannelMessage => ({
  serial: serialOfInteger(timestamp),
  timestamp: Instant(timestamp),
  data: 'a',
});

describe('where the history goes on from a recording', () => {
  it('is right after the recording’s messages, even if they repeat each other', () => {
    fc.assert(
      fc.property(channel, fc.nat(), (history, cut) => {
        const recorded = history.slice(0, cut % (history.length + 1));
        expect(continuationOf(recorded, history)).toEqual({ type: 'from', index: recorded.length });
      }),
    );
  });

  it('is found although the channel has lost the start of the match', () => {
    const all = Array.from({ length: 9 }, (_, index) => at(index + 1));
    expect(continuationOf(all.slice(0, 6), all.slice(3))).toEqual({ type: 'from', index: 3 });
    expect(continuationOf(all, all.slice(3))).toEqual({ type: 'from', index: 6 });
  });

  it('is a gap if everything left in the channel is newer', () => {
    expect(continuationOf([at(1), at(2)], [at(5), at(6)])).toEqual({ type: 'gap' });
  });

  it('is undefined if the two do not match', () => {
    expect(continuationOf([at(1), at(9)], [at(5), at(6)])).toEqual({ type: 'strange' });
    expect(continuationOf([{ ...at(1), data: 'b' }], [at(1), at(2)])).toEqual({ type: 'strange' });
  });
});
