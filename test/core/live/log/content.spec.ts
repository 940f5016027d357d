import { canonicalText, isSameContent } from '@kampdag/core/live/log/content';
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

describe('canonical text (R14)', () => {
  it('is JSON of the same value, whatever the order of fields', () => {
    fc.assert(
      fc.property(json, (sent) => {
        expect(canonicalText(turned(sent))).toBe(canonicalText(sent));
        expect(JSON.parse(canonicalText(sent))).toEqual(
          // JSON has no negative zero.
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

/** A value nested to a depth. */
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
};

describe('isSameContent (R14)', () => {
  it('agrees with canonical text, whatever the order of fields', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(isSameContent(a, b)).toBe(canonicalText(a) === canonicalText(b));
        expect(isSameContent(a, turned(a))).toBe(true);
      }),
    );
  });

  it('handles any nesting, and values that only look alike', () => {
    expect(isSameContent(nested(200_000), nested(200_000))).toBe(true);
    expect(isSameContent(nested(200_000), nested(199_998))).toBe(false);
    const alike: readonly (readonly [unknown, unknown])[] = [
      [[], {}],
      [null, {}],
      [1, '1'],
      [[1, 2], [1]],
      [{ a: 1 }, { b: 1 }],
    ];
    for (const [a, b] of alike) expect(isSameContent(a, b)).toBe(false);
  });
});
