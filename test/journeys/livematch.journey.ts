import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/journey.ts';
import { openYoungestLiveMatch, playsShown } from './support/matches.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a live match shows a running clock and its plays', async ({ page, site }) => {
  await openYoungestLiveMatch(page, site.url);
  const clock = page.getByRole('timer');
  const shown = await clock.innerText();
  await expect(clock).not.toHaveText(shown, { timeout: 45_000 });
  expect((await playsShown(page)).length).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('a match page that is opened by its address is hydrated without a word', async ({ page, site }) => {
  await openYoungestLiveMatch(page, site.url);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
});
