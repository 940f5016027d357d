import { MatchId } from '@kampdag/core/ids';
import {
  isPlain,
  longestDelay,
  plainViewing,
  printViewing,
  readViewing,
  withRevealed,
} from '@kampdag/core/site/viewing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const viewings = fc.record({
  hidesResults: fc.boolean(),
  revealed: fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }).map(MatchId), { maxLength: 40 }),
  delay: fc.integer({ min: 0, max: longestDelay }),
});

describe('the viewing of results', () => {
  it('is read as stored', () => {
    fc.assert(
      fc.property(viewings, (viewing) => {
        expect(readViewing(printViewing(viewing))).toEqual(viewing);
      }),
    );
  });

  it('is the default for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^(hidden|shown):/.test(text));
        expect(readViewing(text)).toEqual(plainViewing);
      }),
    );
    expect(isPlain(readViewing(null))).toBe(true);
    expect(readViewing('hidden:999:').delay).toBe(longestDelay);
  });

  it('remembers a revealed match once, and at most the newest forty', () => {
    const many = Array.from({ length: 60 }, (_, index) => MatchId(index + 1)).reduce(
      withRevealed,
      plainViewing,
    );
    expect(many.revealed).toHaveLength(40);
    expect(withRevealed(many, MatchId(60)).revealed).toHaveLength(40);
    expect(many.revealed.at(-1)).toBe(60);
  });
});
