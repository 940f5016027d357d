import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { settled } from '../support/settled.ts';
import { expectStill, watchShifts } from '../support/shifts.ts';

// A time zone with another date must still show Oslo's times.
test.use({
  siteOptions: { now: '2026-11-21T00:40:00+01:00', seed: 1 },
  timezoneId: 'America/Los_Angeles',
  contextOptions: { reducedMotion: 'no-preference' },
});

const expectCalm = async (page: Page, what: string): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectStill(page, what);
};

const dates = { en: 'Saturday 21 November 2026', no: 'lørdag 21. november 2026' } as const;
const norwegian = { en: 'All times are Norwegian time', no: 'Alle klokkeslett er i norsk tid' } as const;
const titles = { en: 'Scoreboard', no: 'Resultattavle' } as const;

for (const [width, language] of [
  [360, 'en'],
  [1440, 'no'],
] as const) {
  test(`${width} px wide and in ${language}, both pages are stable and in Oslo's time`, async ({
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
    await settled(page);
    await expect(main.getByText(norwegian[language])).toHaveCount(1);
    await expectCalm(page, 'the scoreboard');

    const live = await main.locator('a[href^="/livematch?"]').last().getAttribute('href');
    await page.goto(`${site.url}${live}`);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
    await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    await expect(main.getByText(norwegian[language])).toBeInViewport();
    await expectCalm(page, 'the live match');

    await page.goto(`${site.url}/screen?language=${language}`);
    await expect(main.getByText(norwegian[language])).toBeInViewport();
  });
}
