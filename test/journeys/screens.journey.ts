import { deployments } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import { expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { expectStill, watchShifts } from './support/shifts.ts';
import { tour } from './support/tour.ts';
import { visitsOf } from './support/visits.ts';

const seed = 1;
const moment = '2026-11-21T19:20:00+01:00';
const now = Instant(Date.parse(moment));

test.use({ siteOptions: { now: moment, seed } });

const languages = ['en', 'no'] as const;

/** Both languages at both widths only where it is asked for: else each screen is in one of them at either width. */
const isWhole = process.env['KAMPDAG_WHOLE_JOURNEYS'] === 'on';

for (const deployment of deployments) {
  for (const [turn, width] of [360, 1440].entries()) {
    test(`${deployment.siteName}, ${width} px wide: every screen is there, accessible by day and by night, and stands still`, async ({
      page,
      context,
      site,
    }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      const url = site.at(deployment.host);
      await tour(await visitsOf(deployment, { seed, now }), async ({ name, path }, place) => {
        for (const language of isWhole ? languages : [languages[(place + turn) % 2] ?? 'en']) {
          await context.addCookies([{ name: 'language', value: language, url }]);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(`${url}${path}`);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectContrast(page);
          await expectStill(page, name);
        }
      });
    });
  }
}
