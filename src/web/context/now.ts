import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime, type WallTime } from '@kampdag/core/time/oslo';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

const minute = 60_000;

const wholeMinute = (now: Instant): Instant => Instant(Math.floor(now / minute) * minute);

/**
 * The server's time to the minute, changing by itself as minutes pass. While hydrating it is the moment of rendering, so
 * that "today" and "live" are the same on both sides.
 */
const useMinute = (): Instant => {
  const { clock, renderedAt } = useServices();
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        timer = setTimeout(
          () => {
            changed();
            wait();
          },
          minute - (clock.now() % minute),
        );
      };
      const woken = () => {
        clearTimeout(timer);
        changed();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', woken);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', woken);
      };
    },
    [clock],
  );
  const current = useCallback(() => wholeMinute(clock.now()), [clock]);
  const rendered = useCallback(() => wholeMinute(renderedAt), [renderedAt]);
  return useSyncExternalStore(subscribe, current, rendered);
};

/** Oslo's wall time to the minute (reading 3). */
export const useWallTime = (): WallTime => {
  const now = useMinute();
  return useMemo(() => osloWallTime(now), [now]);
};
