import { fc, test } from '@fast-check/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { everySecond } from '../../../src/web/match/live/ticking.ts';
import { countdownText } from '../../../src/web/match/states/NotYet.tsx';

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

const text = (left: number) =>
  countdownText(Instant(1_000_000_000), (n) => `${n}d`)(Instant(1_000_000_000 - left));

describe('ticking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.prop([fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000_000 })])(
    'shows every second once, aligned to its anchor, whenever it starts',
    (anchor, begins) => {
      vi.setSystemTime(begins);
      const seen: number[] = [];
      const stop = everySecond({ clock: { now: () => Instant(Date.now()) }, page }, anchor, () =>
        seen.push((Date.now() - anchor) / 1000),
      );
      vi.advanceTimersByTime(10_000);
      stop();
      expect(seen).toHaveLength(10);
      const first = Math.floor((begins - anchor) / 1000) + 1;
      expect(seen).toEqual(Array.from({ length: 10 }, (_, n) => first + n));
    },
  );

  test('counts down in days, hours, minutes and seconds, and stops at zero', () => {
    expect([text(90_061_000), text(3_723_000), text(1), text(0), text(-5000)]).toEqual([
      '1d 01:01:01',
      '01:02:03',
      '00:00:01',
      '00:00:00',
      '00:00:00',
    ]);
  });
});
