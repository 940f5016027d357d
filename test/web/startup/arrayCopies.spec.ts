import { describe, expect, it } from 'vitest';
import { addArrayCopies } from '../../../src/web/startup/arrayCopies.ts';

/** An array of an older browser, given the methods. */
const arrayOf = (...items: readonly number[]): number[] => {
  const prototype = Object.create(null);
  for (const name of ['sort', 'reverse', 'splice', Symbol.iterator] as const)
    Object.defineProperty(prototype, name, { value: Array.prototype[name] });
  addArrayCopies(prototype);
  return Object.setPrototypeOf([...items], prototype);
};

describe('an older browser\u2019s array', () => {
  it('is copied in order, backwards, with other parts and with another item, and stays as it is', () => {
    const array = arrayOf(3, 1, 10, 2);
    expect(array.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 10]);
    expect(array.toReversed()).toEqual([2, 10, 1, 3]);
    expect(array.toSpliced(1, 2, 7, 8, 9)).toEqual([3, 7, 8, 9, 2]);
    expect(array.toSpliced(1)).toEqual([3]);
    expect(array.with(1, 5)).toEqual([3, 5, 10, 2]);
    expect([...array]).toEqual([3, 1, 10, 2]);
  });

  it('keeps the methods that a browser has', () => {
    const prototype = { toSorted: 'native' };
    addArrayCopies(prototype);
    expect(prototype.toSorted).toBe('native');
  });
});
