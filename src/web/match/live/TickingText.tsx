import type { Instant } from '@kampdag/core/time/instant';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useServices } from '../../context/services.ts';
import { useIsPaused } from './pause.ts';
import { everySecond } from './ticking.ts';

interface TickingTextProps {
  /** The text at a moment of server time. Must be a stable reference while it reads the same. */
  readonly read: (now: Instant) => string;
  /** The time its seconds count from, milliseconds since 1970 UTC; null while it stands. */
  readonly anchor: number | null;
  readonly className?: string | undefined;
  readonly role?: 'timer';
  readonly label?: string;
}

/** A text that changes each second by writing its own text node, without a render (toolchain, "Rows and clocks"). */
export const TickingText = ({ read, anchor, className, role, label }: TickingTextProps) => {
  const { clock, renderedAt } = useServices();
  const place = useRef<HTMLSpanElement>(null);
  const isPaused = useIsPaused();
  const isHydrated = useHydrated();
  const [first] = useState(() => read(isHydrated ? clock.now() : renderedAt));
  useLayoutEffect(() => {
    const show = (): void => {
      const text = read(clock.now());
      if (place.current !== null && place.current.textContent !== text) place.current.textContent = text;
    };
    if (!isPaused) show();
    return anchor === null || isPaused ? undefined : everySecond({ clock, page: document }, anchor, show);
  }, [read, anchor, clock, isPaused]);
  return (
    <span ref={place} className={className} role={role} aria-label={label}>
      {first}
    </span>
  );
};

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
