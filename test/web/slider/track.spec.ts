import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardWidth,
  centredScroll,
  firstSpan,
  indexAfterKey,
  paged,
  pitch,
  renderedSpan,
  trackWidth,
} from '../../../src/web/app/slider/track.ts';

const count = fc.integer({ min: 1, max: 2_000 });
const width = fc.integer({ min: 200, max: 3_000 });

describe('the slider’s track', () => {
  it('has cards 180 px wide (§2)', () => {
    expect(cardWidth).toBe(180);
    expect(trackWidth(2)).toBe(pitch + cardWidth);
  });

  it('centres the centred card, as far as the ends allow (§2)', () => {
    fc.assert(
      fc.property(count, fc.nat(), width, (n, some, w) => {
        const index = some % n;
        const scrolled = centredScroll(n, index, w);
        const last = Math.max(0, trackWidth(n) - w);
        expect(scrolled).toBeGreaterThanOrEqual(0);
        expect(scrolled).toBeLessThanOrEqual(last);
        const middle = index * pitch + cardWidth / 2 - scrolled;
        if (scrolled > 0 && scrolled < last) expect(middle).toBe(w / 2);
      }),
    );
  });

  it('renders the visible cards and at most a screen beside them, however many matches there are', () => {
    fc.assert(
      fc.property(count, width, fc.nat({ max: 400_000 }), (n, w, some) => {
        const scrolled = Math.min(some, Math.max(0, trackWidth(n) - w));
        const { from, to } = renderedSpan(n, scrolled, w);
        for (let index = 0; index < n; index += 1) {
          const isSeen = index * pitch < scrolled + w && index * pitch + cardWidth > scrolled;
          if (isSeen) expect(index >= from && index < to).toBe(true);
        }
        expect(to - from).toBeLessThanOrEqual(Math.ceil(w / pitch) + 20);
      }),
      { numRuns: 50 },
    );
  });

  it('renders no more than a dozen cards on a phone, and two screens of them on either side', () => {
    for (let scrolled = 0; scrolled < 4 * pitch; scrolled += 10) {
      const { from, to } = renderedSpan(484, 100 * pitch + scrolled, 360);
      expect(to - from).toBeLessThanOrEqual(12);
      expect(scrolled + 100 * pitch - from * pitch).toBeGreaterThanOrEqual(2 * 360);
      expect(to * pitch - (scrolled + 100 * pitch + 360)).toBeGreaterThanOrEqual(2 * 360);
    }
  });

  it('renders the centred card and its neighbours first', () => {
    expect(firstSpan(484, 182)).toEqual({ from: 176, to: 189 });
    expect(firstSpan(484, 182, 9)).toEqual({ from: 173, to: 192 });
    expect(firstSpan(3, 0)).toEqual({ from: 0, to: 3 });
  });

  it('handles the arrow, page, Home and End keys, and no others', () => {
    expect(
      ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageDown', 'PageUp', 'a'].map((key) =>
        indexAfterKey(key, 50, 100, 5 * pitch),
      ),
    ).toEqual([51, 49, 0, 99, 55, 45, null]);
    expect(indexAfterKey('ArrowLeft', 0, 100, 500)).toBe(0);
    expect(indexAfterKey('ArrowRight', 99, 100, 500)).toBe(99);
  });

  it('moves by the whole visible cards when a button is pressed', () => {
    expect(paged(1_000, 5 * pitch + 40, 1)).toBe(1_000 + 5 * pitch);
    expect(paged(100, 5 * pitch, -1)).toBe(0);
  });
});
