import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Counts how much moves that nobody has touched; to be called before the first page. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const wasTouched = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!wasTouched && 'value' in entry && typeof entry.value === 'number') window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Nothing moved but what fonts decide. */
export const expectStill = async (page: Page, what: string): Promise<void> => {
  expect(await page.evaluate(() => window.shifted), `${what} moved`).toBeLessThanOrEqual(0.02);
};
