import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
    /** What moved, and from where to where, for debugging. */
    movers: string[];
  }
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean;
    readonly value?: number;
    readonly sources?: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}

/** Records layout shifts without user input; call it before the first page. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.shifted = 0;
    window.movers = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput = false, value = 0, sources = [] } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.shifted += value;
        for (const { node, previousRect, currentRect } of sources) {
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          );
          window.movers.push(`${node?.textContent?.slice(0, 40)}: ${before} to ${after}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Expects no layout shift beyond an allowance for fonts. */
export const expectStill = async (page: Page, what: string, allowed = 0.02): Promise<void> => {
  const { shifted, movers } = await page.evaluate(() => ({ shifted: window.shifted, movers: window.movers }));
  expect(shifted, `${what} moved: ${movers.join('; ')}`).toBeLessThanOrEqual(allowed);
};
