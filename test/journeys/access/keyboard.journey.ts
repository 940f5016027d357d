import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectations.ts';
import { test } from '../support/journey.ts';
import { openYoungestLiveMatch, playsShown } from '../support/matches.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

const focused = (page: Page, attribute: string): Promise<string | null> =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);

/** Presses Tab until the focused element matches. */
const tabTo = async (page: Page, isIt: () => Promise<boolean>): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await isIt()) return;
  }
  throw new Error('The keyboard does not reach it');
};

for (const { host, first, second } of [
  { host: 'localhost', first: 'Goals', second: 'Penalties' },
  { host: 'basketball.localhost', first: 'Baskets', second: 'Missed shots' },
]) {
  test(`the filter of events is opened, walked by arrows and closed by keyboard, and gives the focus back: ${host} (WCAG 2.1.1, 2.4.3)`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await openYoungestLiveMatch(page, site.at(host));
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
    await expect(page.locator('[data-connection="good"]')).toBeVisible();
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByRole('tab', { name: 'Play by play' }).focus();
    await tabTo(page, async () => (await focused(page, 'role')) === 'radio');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'All events' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/[?&]events=all/);
    await page.keyboard.press('Tab');
    const opener = page.getByRole('button', { name: /^Filter/ });
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(chip(first)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chip(second)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/[?&]events=/);
    const box = await chip(first).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(chip(first)).toHaveCount(0);
  });
}

test('a live match is found, opened and walked by keyboard alone, in forced colours (R30)', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  // Wait for hydration: before it, a link loads a new document.
  await expect(page.locator('ol[style]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page, 'href')).toBe('#content');
  await page.keyboard.press('Enter');
  await tabTo(page, async () => (await focused(page, 'href')) === '#live');
  await page.keyboard.press('Enter');
  await tabTo(page, async () => (await focused(page, 'href'))?.startsWith('/livematch?') === true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/livematch\?/);
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
  expect(await focused(page, 'id')).toBe('content');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await tabTo(page, async () => (await focused(page, 'role')) === 'tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]tab=2/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]tab=3/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Scoreboard' })).toBeVisible();
});

for (const width of [390, 768, 1_280]) {
  test(`Tab alone leads from the header through the page to the end, ${width} px wide (WCAG 2.1.1, 2.4.3)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/standings`);
    await expect(page.locator('ol[style]').first()).toBeVisible();
    const walked: string[] = [];
    // More than the page has stops: it ends with the document.
    for (let stop = 0; stop < 150; stop += 1) {
      await page.keyboard.press('Tab');
      const part = await page.evaluate(() =>
        document.activeElement === document.body
          ? null
          : (document.activeElement?.closest('header, main, nav')?.tagName ?? 'other'),
      );
      if (part === null) break;
      if (walked.at(-1) !== part) walked.push(part);
    }
    const parts = walked.filter((part) => part !== 'other');
    expect(parts).toEqual(width < 1_280 ? ['HEADER', 'MAIN', 'NAV'] : ['HEADER', 'NAV', 'MAIN']);
  });
}
