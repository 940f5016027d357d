import { describe, expect, it } from 'vitest';
import { ageText } from '../../../src/web/offline/OfflineNote.tsx';
import { afterEvent, openedAt } from '../../../src/web/offline/offlineState.ts';

describe('a page’s offline state', () => {
  it('has the age of its oldest content, until the visitor navigates', () => {
    const old = [{ at: 500 }, { at: 300 }, { at: 400 }].reduce(
      (state, { at }) => afterEvent(state, { type: 'kept', at }),
      openedAt(null, true),
    );
    expect(old.keptAt).toBe(300);
    expect(afterEvent(old, { type: 'moved' }).keptAt).toBeNull();
  });

  it('misses nothing if the first view was cached whole, but may after navigation', () => {
    const copy = afterEvent(openedAt(300, false), { type: 'missing' });
    expect(copy.isMissing).toBe(false);
    expect(afterEvent(afterEvent(copy, { type: 'moved' }), { type: 'missing' }).isMissing).toBe(true);
  });

  it('keeps its age when the network comes back, since the content stays', () => {
    expect(afterEvent(openedAt(300, false), { type: 'connection', isConnected: true })).toMatchObject({
      keptAt: 300,
      isConnected: true,
    });
  });
});

const minutes = (count: number): number => count * 60_000;

describe('an age in words', () => {
  it('is of whole minutes, hours or days', () => {
    expect(ageText('en', minutes(0.9))).toBeNull();
    expect(ageText('en', minutes(1))).toBe('1 minute ago');
    expect(ageText('en', minutes(59.9))).toBe('59 minutes ago');
    expect(ageText('no', minutes(125))).toBe('for 2 timer siden');
    expect(ageText('no', minutes(60 * 49))).toBe('for 2 døgn siden');
  });

  it('is null if the device’s clock was set back', () => {
    expect(ageText('en', -5_000)).toBeNull();
  });
});
