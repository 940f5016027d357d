import type { Clock } from '../../context/services.ts';

/** What ticks: the server's time, and the page whose being hidden stops it. */
export interface TickingWorld {
  readonly clock: Clock;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Calls whenever a text that changes with whole seconds from `anchor` on may have changed: aligned to the second, so that
 * none is shown twice or skipped, and not at all while the page is hidden; whenever it is moved, where the clock is moved by
 * hand. Gives the way to stop it.
 */
export const everySecond = (
  { clock, page }: TickingWorld,
  anchor: number,
  tick: () => void,
): (() => void) => {
  if (clock.onMove !== undefined) return clock.onMove(tick);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    if (page.hidden) return;
    const since = (((clock.now() - anchor) % 1000) + 1000) % 1000;
    timer = setTimeout(() => {
      tick();
      wait();
    }, 1000 - since);
  };
  const changed = (): void => {
    clearTimeout(timer);
    if (!page.hidden) tick();
    wait();
  };
  page.addEventListener('visibilitychange', changed);
  wait();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', changed);
  };
};
