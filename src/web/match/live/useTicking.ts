import type { Instant } from '@kampdag/core/time/instant';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../context/services.ts';
import { useIsPaused } from './pause.ts';
import { everySecond } from './ticking.ts';

/**
 * A value that may change with the seconds, such as who is in the penalty box: looked at each second, repainted only when it
 * did change. `read` gives a text or a number, so that the same is known to be the same.
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
