import type { Clock } from '../../context/services.ts';

/** The server's clock, and the page that stops it while hidden. */
export interface TickingEnvironment {
  readonly clock: Clock;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Calls `tick` at each whole second counted from `anchor`, but not while the page is hidden; a clock that is moved by hand
 * calls it at each move. Returns the function that stops it.
 */
export const everySecond = (
  { clock, page }: TickingEnvironment,
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
