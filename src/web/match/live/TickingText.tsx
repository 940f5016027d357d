import type { Instant } from '@kampdag/core/time/instant';
import { useLayoutEffect, useRef } from 'react';
import { useServices } from '../../context/services.ts';
import { useStillAt } from '../../context/stillMatch.ts';
import { useIsPaused } from './pause.ts';
import { everySecond } from './ticking.ts';

interface TickingTextProps {
  /** What is shown at a moment of the server's time; keep it the same function while it reads the same. */
  readonly read: (now: Instant) => string;
  /** The moment from which its seconds are counted; null while it stands still. */
  readonly anchor: number | null;
  readonly className?: string | undefined;
  readonly role?: 'timer';
  readonly label?: string;
}

/** A text that changes with the seconds: it writes its own text node and renders nothing anew (toolchain, "Rows and clocks"). */
export const TickingText = ({ read, anchor, className, role, label }: TickingTextProps) => {
  const { clock } = useServices();
  const place = useRef<HTMLSpanElement>(null);
  const isPaused = useIsPaused();
  const stillAt = useStillAt();
  useLayoutEffect(() => {
    const show = (): void => {
      const text = read(clock.now());
      if (place.current !== null && place.current.textContent !== text) place.current.textContent = text;
    };
    if (!isPaused || place.current?.textContent === '') show();
    return anchor === null || isPaused ? undefined : everySecond({ clock, page: document }, anchor, show);
  }, [read, anchor, clock, isPaused]);
  return (
    <span ref={place} className={className} role={role} aria-label={label}>
      {stillAt === null ? null : read(stillAt)}
    </span>
  );
};
