import type { Instant } from '@kampdag/core/time/instant';

/** What ticks: the server's time, and the page whose being hidden stops it. */
export interface TickingWorld {
  readonly now: () => Instant;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Calls whenever a text that changes with whole seconds from `anchor` on may have changed: aligned to the second, so that
 * none is shown twice or skipped, and not at all while the page is hidden. Gives the way to stop it.
 */
export const everySecond = ({ now, page }: TickingWorld, anchor: number, tick: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    if (page.hidden) return;
    const since = (((now() - anchor) % 1000) + 1000) % 1000;
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
