import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { addressOf, hrefOf } from '../../../src/web/router/address.ts';

const from = addressOf('/livematch?matchId=7&tab=2#live');

describe('an address', () => {
  it.each([
    ['/scoreboard', '/scoreboard', '', ''],
    ['/scoreboard?date=2026-11-21', '/scoreboard', '?date=2026-11-21', ''],
    ['/a?b=c?d#e#f', '/a', '?b=c?d', '#e#f'],
    ['?tab=3', '/livematch', '?tab=3', ''],
    ['#top', '/livematch', '?matchId=7&tab=2', '#top'],
    ['/a?', '/a', '', ''],
    ['//other.site/a', '//other.site/a', '', ''],
  ])('%s is read in its parts, seen from the present one', (to, pathname, search, hash) => {
    expect(addressOf(to, from)).toEqual({ pathname, search, hash });
  });

  it.prop([fc.string()])('never throws, whatever is asked for', (text) => {
    expect(typeof hrefOf(addressOf(`/${text}`))).toBe('string');
  });

  it.prop([fc.webPath(), fc.webQueryParameters()])('is written as it was read', (path, query) => {
    const to = `/${path}${query === '' ? '' : `?${query}`}`;
    expect(hrefOf(addressOf(to))).toBe(to);
  });
});
