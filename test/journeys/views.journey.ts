import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';
import { playsShown } from './support/matches.ts';

// A zone in which it is still yesterday's evening or already another day's morning shows no other times than Oslo's.
test.use({ siteOptions: { now: '2026-11-21T00:40:00+01:00', seed: 1 }, timezoneId: 'America/Los_Angeles' });

declare global {
  interface Window {
    shifted: number;
  }
}

/** Counts how much moved that nobody had touched; to be called before the first page. */
const watchShifts = async (page: Page): Promise<void> => {
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

const expectGood = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
};

const dates = { en: 'Saturday 21 November 2026', no: 'lørdag 21. november 2026' } as const;
const titles = { en: 'Scoreboard', no: 'Resultattavle' } as const;

for (const width of [360, 1440]) {
  for (const language of ['en', 'no'] as const) {
    test(`${width} px wide and in ${language}, both pages are calm, accessible and Oslo's in light and dark`, async ({
      page,
      context,
      site,
    }) => {
      await watchShifts(page);
      await context.addCookies([{ name: 'language', value: language, url: site.url }]);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
      await expect(main.getByText(dates[language]).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectGood(page);

      const live = await main.locator('a[href^="/livematch?"]').last().getAttribute('href');
      await page.goto(`${site.url}${live}`);
      await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
      await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
      await expectGood(page);
    });
  }
}
