import { expect } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleColours,
  expectNoSidewaysScroll,
} from '../support/expectations.ts';
import { test } from '../support/journey.ts';
import { openYoungestLiveMatch, playsShown } from '../support/matches.ts';

test('the tabs of a live match work by keyboard, each accessible by day and by night', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openYoungestLiveMatch(page, site.url);
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
  const expectReadable = async (): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
    await expectNoSidewaysScroll(page);
  };
  await expectReadable();
  await page.getByRole('tab').first().focus();
  // Lineups by team; skaters and goalies by team.
  for (const [tab, parts] of [
    ['2', 2],
    ['3', 4],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`[?&]tab=${tab}`));
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(parts);
    await expectReadable();
  }
});

test('what the event filter shows survives a reload and is shared by the address', async ({ page, site }) => {
  await openYoungestLiveMatch(page, site.url);
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
  const opener = page.getByRole('button', { name: /^Filter/ });
  await opener.click();
  const faceOffs = page.getByRole('button', { name: 'Face-offs' });
  await expect(faceOffs).toHaveAttribute('aria-pressed', 'false');
  await faceOffs.click();
  await expect(page).toHaveURL(/events=[^&]*faceoff/);
  await page.reload();
  await opener.click();
  await expect(faceOffs).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await playsShown(page)).some((row) => row.includes('Face-off'))).toBe(true);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/events=/);
});

test('a device whose clock is an hour wrong shows the same match clock', async ({ page, site, browser }) => {
  const wrong = await browser.newContext({ timezoneId: 'America/New_York' });
  const other = await wrong.newPage();
  await other.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 3_600_000;
  });
  await openYoungestLiveMatch(page, site.url);
  await other.goto(page.url());
  await expect(other.getByRole('timer')).toBeVisible();
  const seconds = async (where: typeof page): Promise<number> => {
    const [minutes = 0, rest = 0] = (await where.getByRole('timer').innerText()).split(':').map(Number);
    return minutes * 60 + rest;
  };
  // A busy machine may read one of them a second later than the other.
  await expect(async () => {
    const [right, shown] = await Promise.all([seconds(page), seconds(other)]);
    expect(Math.abs(right - shown)).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 10_000 });
  await wrong.close();
});
