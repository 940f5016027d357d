import { describe, expect, it } from 'vitest';
import { taggedTitles } from './support/titleTags.ts';

const range = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

const held = [...range('§', 9), ...range('R', 32)];

/** Readings that may be named before each has a test. */
const known = new Set([...held, ...range('R', 46)]);

describe('the tags in the titles of tests', () => {
  it('name every section of the specification and every reading, and no other', () => {
    const tags = new Set(taggedTitles().flatMap((title) => title.tags.filter((tag) => /^[§R]\d/.test(tag))));
    expect([...tags].filter((tag) => !known.has(tag))).toEqual([]);
    expect(held.filter((tag) => !tags.has(tag))).toEqual([]);
  });
});
