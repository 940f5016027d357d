import type { Instant } from '@kampdag/core/time/instant';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../context/services.ts';
import { useIsPaused } from './pause.ts';
import { everySecond } from './ticking.ts';

/**
 * A value that may change each second, such as who is in the penalty box; renders only when it changes. `read` returns a
 * primitive, so that equal values are identical.
 */
export const useTicking = <A extends string | number | null>(
  read: (now: Instant) => A,
  anchor: number | null,
): A => {
  const { clock, renderedAt } = useServices();
  const isPaused = useIsPaused();
  const subscribe = useCallback(
    (changed: () => void) =>
      anchor === null || isPaused ? () => undefined : everySecond({ clock, page: document }, anchor, changed),
    [clock, anchor, isPaused],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(clock.now()),
    () => read(renderedAt),
  );
};
