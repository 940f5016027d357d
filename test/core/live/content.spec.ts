import { compareContent, sameContent } from '@kampdag/core/live/content';
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
const body = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ServerTimeStamp'), json);

describe('whether a message says the same again (recordings.md)', () => {
  it('does not depend on the order of fields, nor on its own ServerTimeStamp', () => {
    fc.assert(
      fc.property(body, json, (sent, stamp) => {
        expect(sameContent(sent, turned(sent))).toBe(true);
        expect(
          sameContent({ ...sent, ServerTimeStamp: 1 }, turned({ ...sent, ServerTimeStamp: stamp })),
        ).toBe(true);
        expect(sameContent({ ...sent, ServerTimeStamp: 1 }, { ...sent, ServerTimeStamp: stamp })).toBe(true);
      }),
    );
  });

  it('is false wherever else anything differs: a value, a name, a list, the kind of a value', () => {
    const different: readonly (readonly [unknown, unknown])[] = [
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { b: 1 }],
      [
        { a: 1, b: 2 },
        { a: 1, c: 2 },
      ],
      [
        { a: 1, b: 2, c: 3 },
        { c: 3, b: 2, x: 1 },
      ],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: null }, {}],
      [{ a: [1, 2] }, { a: [2, 1] }],
      [{ a: [] }, { a: {} }],
      [{ a: { b: [1] } }, { a: { b: ['1'] } }],
      [{ a: null }, { a: {} }],
      [{ a: { ServerTimeStamp: 1 } }, { a: { ServerTimeStamp: 2 } }],
      [
        { b: { d: 1, c: 1 }, a: 1 },
        { a: 1, b: { c: 1, d: 2 } },
      ],
      ['x', 'y'],
      [1, '1'],
      [null, 0],
    ];
    for (const [a, b] of different)
      expect([a, b, sameContent(a, b), sameContent(b, a)]).toEqual([a, b, false, false]);
  });
});

describe('the order of contents', () => {
  it('is total: none, false and true, numbers, texts, lists, objects, each by their own', () => {
    const ordered = [
      null,
      false,
      true,
      -1,
      0,
      2,
      10,
      '',
      '10',
      'a',
      'b',
      [],
      [1],
      [2],
      [1, 0],
      {},
      { a: 1 },
      { a: 2 },
      { b: 0 },
    ];
    for (const [i, a] of ordered.entries()) {
      for (const [j, b] of ordered.entries())
        expect([a, b, Math.sign(compareContent(a, b))]).toEqual([a, b, Math.sign(i - j)]);
    }
  });

  it('does not depend on the order of fields, and is turned round with its two sides', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(compareContent(a, turned(a))).toBe(0);
        expect(Math.sign(compareContent(a, b)) + Math.sign(compareContent(b, a))).toBe(0);
      }),
    );
  });
});
