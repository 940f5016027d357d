import { expect } from '@playwright/test';
import { expectAccessible } from './support/expectations.ts';
import { test } from './support/journey.ts';
import { livePaths, openYoungestLiveMatch, playsShown } from './support/matches.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a live match shows a running clock and its plays', async ({ page, context, site }) => {
  await page.goto(site.url);
  const paths = await livePaths(page);
  const matches = await Promise.all(
    paths.map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(new URL(path, site.url).href);
      const clock = tab.getByRole('timer');
      return { tab, clock, shown: await clock.innerText() };
    }),
  );
  // Some are in an intermission, but never all.
  const running = async () => {
    for (const match of matches) if ((await match.clock.innerText()) !== match.shown) return match.tab;
    return null;
  };
  await expect.poll(running, { timeout: 45_000 }).not.toBeNull();
  const tab = (await running()) ?? page;
  expect((await playsShown(tab)).length).toBeGreaterThan(0);
  await expectAccessible(tab);
});

test('a match page opened by its address hydrates without a console message', async ({ page, site }) => {
  await openYoungestLiveMatch(page, site.url);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
});
