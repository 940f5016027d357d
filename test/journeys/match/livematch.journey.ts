import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { livePaths, playsShown } from '../support/matches.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a live match shows a running clock and its plays', async ({ page, site, troubles }) => {
  troubles.allow(leftWhileConnecting);
  await page.goto(site.url);
  const clock = page.getByRole('timer');
  /** Whether the clock of the open match moves; it stands in an intermission and at a stoppage. */
  const isRunning = async (): Promise<boolean> => {
    const shown = await clock.innerText();
    return expect(clock)
      .not.toHaveText(shown, { timeout: 4_000 })
      .then(
        () => true,
        () => false,
      );
  };
  const paths = await livePaths(page);
  // Some are in an intermission, but never all.
  await expect(async () => {
    for (const path of paths) {
      await page.goto(new URL(path, site.url).href);
      if (await isRunning()) return;
    }
    throw new Error('No clock runs.');
  }).toPass({ timeout: 60_000 });
  expect((await playsShown(page)).length).toBeGreaterThan(0);
  await expectAccessible(page, 'main');
});

test('a match that is pressed on the scoreboard opens, and its address hydrates without a console message', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const live = page.getByRole('main').locator('a[href^="/livematch?"]').last();
  await live.click();
  await expect(page).toHaveURL(/\/livematch\?.*matchId=\d+/);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
});
