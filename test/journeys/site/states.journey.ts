import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { type Manner, serveFederations } from '../support/federation.ts';
import { evening, leftWhileConnecting, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { expectStill, watchShifts } from '../support/shifts.ts';
import { startSite } from '../support/site.ts';
import { tour } from '../support/tour.ts';
import { isSameInEverySport, type Visit, visitsOf } from '../support/visits.ts';
import { fewOf, isWhole } from '../support/whole.ts';

const { seed } = evening;
const now = Instant(Date.parse(evening.now));

/** What a visit must show, whatever the federation does. */
type Look = (page: Page, visit: Visit) => Promise<void>;

/** Screens without calls of their own, or with calls that no manner affects. */
const untouched = /: (rosters|a match that is not ready)$/;

const looks: Readonly<Record<Exclude<Manner, 'plain'>, Look>> = {
  failing: async (page, { name }) => {
    if (untouched.test(name)) return;
    await expect(page.getByRole('button', { name: /Try again|Prøv igjen/ }).first()).toBeVisible();
  },
  slow: async () => undefined,
  empty: async () => undefined,
  hostile: async (page) => {
    await expect(page).not.toHaveTitle(/^[123]$/);
  },
};

const titles: Readonly<Record<keyof typeof looks, string>> = {
  failing:
    'says of every screen that its data could not be had, and offers another try, when the federation fails',
  slow: 'waits for a slow federation without moving what is there',
  empty: 'has words for every screen on which there is nothing',
  hostile: 'shows names that are code, or without end, as text',
};

test.use({ trace: 'off' });
// Several deployments in turn.
test.describe.configure({ timeout: 600_000 });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const manners = ['failing', 'slow', 'empty', 'hostile'] as const;

/** One in this many screens is shown in a manner: each in one of the manners; all with `isWhole`. */
const stride = isWhole ? 1 : manners.length;

for (const [turnOfManner, manner] of manners.entries()) {
  test(titles[manner], async ({ page, context, troubles }) => {
    troubles.allow(/Failed to load resource: .*kampdag\.invalid/);
    // An unknown player's page answers 404.
    if (manner === 'empty') troubles.allow(/Failed to load resource: .* 404 .*\/(player|match|livematch)\?/);
    if (manner === 'failing') troubles.allow(/Failed to load resource: .* 50[234]/);
    const federations = await serveFederations(manner, { now, seed });
    const site = await startSite({ ...evening, env: federations.env });
    try {
      await watchShifts(page);
      for (const [turn, deployment] of fewOf(builtInDeployments).entries()) {
        const url = site.at(deployment.hosts[0]);
        const visits = (await visitsOf(deployment, { seed, now }))
          .filter((visit) => isWhole || turn === 0 || !isSameInEverySport(visit))
          .map(({ name, path }) => ({ path, name: `${deployment.siteName}: ${name}` }));
        await tour(visits, async (visit, place) => {
          if ((place + 3 * turn) % stride !== turnOfManner % stride) return;
          const isPhone = Math.floor(place / manners.length) % 2 === 0;
          await page.setViewportSize({ width: isPhone ? 360 : 1440, height: 800 });
          await page.emulateMedia({ colorScheme: place % 4 < 2 ? 'light' : 'dark' });
          await context.addCookies([{ name: 'language', value: place % 3 === 0 ? 'no' : 'en', url }]);
          await page.goto(`${url}${visit.path}`);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
          await settled(page);
          await looks[manner](page, visit);
          await expectNoSidewaysScroll(page);
          // Before axe, which renders off-screen content.
          await expectStill(page, visit.name);
          await expectAccessible(page, place < manners.length ? 'page' : 'main');
        });
      }
    } finally {
      troubles.close();
      await site.stop();
      await federations.close();
    }
  });
}
