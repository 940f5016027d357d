import { Instant } from '@kampdag/core/time/instant';
import type { WallTime } from '@kampdag/core/time/oslo';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAtWallTime, useToday, useWallTime } from '../../../src/web/context/now.ts';
import { type Services, ServicesProvider } from '../../../src/web/context/services.ts';

const minute = 60_000;
/** 23:57:30 in Oslo. */
const lateEvening = Instant(Date.UTC(2026, 10, 21, 22, 57, 30));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A hook on a page whose server time follows fake timers, with its number of renders. */
const rendered = <A,>(hook: () => A) => {
  vi.setSystemTime(lateEvening);
  const services = {
    clock: { now: (): Instant => Instant(Date.now()) },
    renderedAt: lateEvening,
  } as Services;
  const seen: A[] = [];
  const { result } = renderHook(
    () => {
      const value = hook();
      seen.push(value);
      return value;
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ServicesProvider value={services}>{children}</ServicesProvider>
      ),
    },
  );
  return {
    current: () => result.current,
    seen,
    passes: (time: number) => act(() => void vi.advanceTimersByTime(time)),
  };
};

const isPastMidnight = ({ date }: WallTime): boolean => date === '2026-11-22';

describe('the wall time of a page', () => {
  it('advances every minute', () => {
    const { current, passes } = rendered(useWallTime);
    expect(current()).toEqual({ date: '2026-11-21', time: TimeOfDay(23 * 60 + 57) });
    passes(minute);
    expect(current()).toEqual({ date: '2026-11-21', time: TimeOfDay(23 * 60 + 58) });
    passes(2 * minute);
    expect(current()).toEqual({ date: '2026-11-22', time: TimeOfDay(0) });
  });

  it('re-renders readers of the date at midnight, not each minute', () => {
    const { seen, passes } = rendered(useToday);
    const before = seen.length;
    passes(2 * minute);
    expect(seen.length).toBe(before);
    passes(minute);
    expect(seen.slice(before)).toEqual(['2026-11-22']);
  });

  it('re-renders readers of a condition when it changes', () => {
    const { seen, passes } = rendered(() => useAtWallTime(isPastMidnight));
    const before = seen.length;
    expect(seen.at(-1)).toBe(false);
    passes(2 * minute);
    expect(seen.length).toBe(before);
    passes(minute);
    expect(seen.slice(before)).toEqual([true]);
  });
});
