import type { Page } from '@playwright/test';

/** What a page's own observers have seen since it was last asked, in milliseconds. */
export interface Seen {
  /**
   * Animation frames of 50 ms and more, from their first task to their last paint, as the browser itself tells them: a loop of
   * `requestAnimationFrame` would have the page draw sixty times a second, which costs more than what is measured.
   */
  readonly frames: readonly number[];
  /** Long tasks. */
  readonly tasks: readonly number[];
  /** From an input to the next paint. */
  readonly inputs: readonly number[];
  /** When each row was painted, by its time text; none unless that is watched. */
  readonly painted: Readonly<Record<string, number>>;
  readonly shift: number;
}

interface Watch {
  frames: number[];
  tasks: number[];
  inputs: number[];
  painted: Record<string, number>;
  shift: number;
}

declare global {
  interface Window {
    liveWatch: Watch;
  }
}

/** Begins to watch: to be called before the page is opened. */
export const watch = async (page: Page): Promise<void> => {
  // What tsx makes of named functions asks for this one.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const seen: Watch = { frames: [], tasks: [], inputs: [], painted: {}, shift: 0 };
    window.liveWatch = seen;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.inputs.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.frames.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
};

/** Has it noted when each row is painted: to be called before the page is opened. It costs the page some work a row. */
export const watchRows = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { painted } = window.liveWatch;
    const noted = (row: Element): void => {
      const time = /\d\d:\d\d/.exec(row.textContent ?? '')?.[0];
      if (time === undefined || time in painted) return;
      requestAnimationFrame(() => {
        setTimeout(() => {
          painted[time] = performance.timeOrigin + performance.now();
        });
      });
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (node.matches('[data-kind]')) noted(node);
            else for (const row of node.querySelectorAll('[data-kind]')) noted(row);
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
};

/** What was seen since the last time. */
export const seenSince = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { frames, tasks, inputs, painted, shift } = window.liveWatch;
    const seen = {
      frames: [...frames],
      tasks: [...tasks],
      inputs: [...inputs],
      painted: { ...painted },
      shift,
    };
    window.liveWatch.frames.length = 0;
    window.liveWatch.tasks.length = 0;
    window.liveWatch.inputs.length = 0;
    return seen;
  });
