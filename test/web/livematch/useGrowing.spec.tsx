import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGrowing } from '../../../src/web/screens/livematch/plays/useGrowing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a long list is drawn bit by bit, and once it is whole each event that comes is drawn at once', () => {
  const seen: (readonly [whole: number, drawn: number])[] = [];
  const { rerender, result } = renderHook(
    ({ whole }) => {
      const drawn = useGrowing(whole);
      seen.push([whole, drawn]);
      return drawn;
    },
    { initialProps: { whole: 1000 } },
  );
  expect(result.current).toBeLessThan(100);
  for (let turn = 0; turn < 20; turn += 1) act(() => void vi.runOnlyPendingTimers());
  expect(result.current).toBeGreaterThanOrEqual(1000);
  seen.length = 0;
  for (let whole = 1001; whole <= 1300; whole += 1) rerender({ whole });
  expect(seen.filter(([whole, drawn]) => drawn < whole)).toEqual([]);
});
