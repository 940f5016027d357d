import type { CivilDate } from '@kampdag/core/time/civilDate';
import { describe, expect, it } from 'vitest';
import { publicationIn, showsResults } from '../../../src/web/match/states/useIsPublished.ts';

const held = { isResultPublished: false, lastResultDay: null };
const published = { isResultPublished: true, lastResultDay: null };
const match = { date: '2026-10-10' as CivilDate };
const failure = { type: 'Refused', status: 503, message: '' } as const;

describe('whether a match’s results are published, live or played', () => {
  it('is unknown until its league has loaded', () => {
    expect(publicationIn(null, { state: 'loading' }, match)).toBeNull();
    expect(publicationIn(published, { state: 'loading' }, match)).toBeNull();
  });

  it('is no where either league withholds them, also from a stale answer', () => {
    expect(publicationIn(null, { state: 'ready', value: held }, match)).toBe(false);
    expect(publicationIn(published, { state: 'stale', value: held, failure }, match)).toBe(false);
    expect(publicationIn(held, { state: 'ready', value: published }, match)).toBe(false);
    expect(publicationIn(held, { state: 'failed', failure }, match)).toBe(false);
  });

  it('is yes where they are published, and where nothing is known (specification §4)', () => {
    expect(publicationIn(published, { state: 'stale', value: published, failure }, match)).toBe(true);
    expect(publicationIn(null, { state: 'failed', failure }, match)).toBe(true);
    expect(showsResults(null, null, match)).toBe(true);
  });

  it('is no after the last day whose results the league publishes, and on no day at all (R44)', () => {
    const until = (day: string) => ({ ...published, lastResultDay: day as CivilDate });
    expect(showsResults(published, until('2026-10-10'), match)).toBe(true);
    expect(showsResults(published, until('2026-10-09'), match)).toBe(false);
    expect(showsResults(published, until('2026-10-10'), { date: null })).toBe(false);
  });
});
