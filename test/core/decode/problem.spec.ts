import { problemsOf } from '@kampdag/core/decode/problem';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';

const problems = (value: unknown) => {
  const decoded = t.type({ a: t.type({ b: t.number }) }).decode(value);
  return either.isLeft(decoded) ? problemsOf(decoded.left, 'rows.3') : [];
};

describe('a problem in the data', () => {
  it('is named by its path, with the value and what was expected', () => {
    expect(problems({ a: { b: 'x' } })).toEqual([{ path: 'rows.3.a.b', message: '"x" is no number' }]);
    expect(problems({ a: [] })[0]?.path).toBe('rows.3.a');
  });

  it('never calls the data’s own toString', () => {
    const hostile = { toString: null, valueOf: null };
    expect(problems({ a: { b: hostile } })[0]?.message).toBe('an object is no number');
    expect(problems({ a: { b: [hostile] } })[0]?.message).toBe('a list is no number');
  });

  it('is short, however long the value', () => {
    expect(problems({ a: { b: 'x'.repeat(10_000) } })[0]?.message.length).toBeLessThanOrEqual(200);
  });
});
