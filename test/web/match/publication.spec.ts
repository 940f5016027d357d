import { describe, expect, it } from 'vitest';
import { publicationIn, showsResults } from '../../../src/web/match/states/useIsPublished.ts';

const held = { isResultPublished: false };
const published = { isResultPublished: true };
const failure = { type: 'Refused', status: 503, message: '' } as const;

describe('whether a match’s results are published, live or played', () => {
  it('is unknown until its league has loaded', () => {
    expect(publicationIn(null, { state: 'loading' })).toBeNull();
    expect(publicationIn(published, { state: 'loading' })).toBeNull();
  });

  it('is no where either league withholds them, also from a stale answer', () => {
    expect(publicationIn(null, { state: 'ready', value: held })).toBe(false);
    expect(publicationIn(published, { state: 'stale', value: held, failure })).toBe(false);
    expect(publicationIn(held, { state: 'ready', value: published })).toBe(false);
    expect(publicationIn(held, { state: 'failed', failure })).toBe(false);
  });

  it('is yes where they are published, and where nothing is known (specification §4)', () => {
    expect(publicationIn(published, { state: 'stale', value: published, failure })).toBe(true);
    expect(publicationIn(null, { state: 'failed', failure })).toBe(true);
    expect(showsResults(null, null)).toBe(true);
  });
});
