import { canonicalText } from '@kampdag/core/live/log/content';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The same value with the fields of every object in another order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([name, own]) => [name, turned(own)]),
      )
    : value;
};

const json = fc.jsonValue({ maxDepth: 3 });

describe('the text by which contents are told apart (R14)', () => {
  it('is JSON of the same value, whatever the order of fields', () => {
    fc.assert(
      fc.property(json, (sent) => {
        expect(canonicalText(turned(sent))).toBe(canonicalText(sent));
        expect(JSON.parse(canonicalText(sent))).toEqual(
          // JSON knows no minus before zero.
          JSON.parse(JSON.stringify(sent)),
        );
      }),
    );
  });

  it('differs wherever anything differs: a value, a name, a list, the kind of a value', () => {
    const different: readonly (readonly [unknown, unknown])[] = [
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { b: 1 }],
      [
        { a: 1, b: 2, c: 3 },
        { c: 3, b: 2, x: 1 },
      ],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: null }, {}],
      [{ a: [1, 2] }, { a: [2, 1] }],
      [{ a: [[1], 2] }, { a: [[1, 2]] }],
      [{ a: [] }, { a: {} }],
      [{ a: { b: [1] } }, { a: { b: ['1'] } }],
      [{ ServerTimeStamp: '1' }, { ServerTimeStamp: '2' }],
      [{ 'a":1,"b': 1 }, { a: 1, b: 1 }],
      ['x', 'y'],
      ['1', 1],
      ['null', null],
      [null, 0],
    ];
    for (const [a, b] of different) expect(canonicalText(a)).not.toBe(canonicalText(b));
  });
});
