import type { CivilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime, type WallTime } from '@kampdag/core/time/oslo';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

const minute = 60_000;

const wholeMinute = (now: Instant): Instant => Instant(Math.floor(now / minute) * minute);

/**
 * A primitive value read from the server's time to the minute; its reader re-renders only when the value changes. While hydrating it is
 * read from the time of rendering, so that "today" and "live" agree on both sides.
 */
const useMinute = <A extends string | number | boolean>(read: (now: Instant) => A): A => {
  const { clock, renderedAt } = useServices();
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(tick, minute - (clock.now() % minute));
      };
      const tick = () => {
        changed();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [clock],
  );
  const current = useCallback(() => read(wholeMinute(clock.now())), [clock, read]);
  const rendered = useCallback(() => read(wholeMinute(renderedAt)), [renderedAt, read]);
  return useSyncExternalStore(subscribe, current, rendered);
};

const identity = (now: Instant): Instant => now;

/** Oslo's wall time to the minute (reading 3). */
export const useWallTime = (): WallTime => {
  const now = useMinute(identity);
  return useMemo(() => osloWallTime(now), [now]);
};

/** A value read from Oslo's wall time: its reader re-renders when the value changes, not each minute. `read` must be a stable function. */
export const useAtWallTime = <A extends string | boolean>(read: (now: WallTime) => A): A =>
  useMinute(useCallback((now: Instant) => read(osloWallTime(now)), [read]));

const dateAt = (now: Instant): CivilDate => osloWallTime(now).date;

/** Oslo's date: its reader re-renders at midnight, not each minute. */
export const useToday = (): CivilDate => useMinute(dateAt);
