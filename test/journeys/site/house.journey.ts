import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect, type Page } from '@playwright/test';
import { evening, leftWhileConnecting, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { visitsOf } from '../support/visits.ts';

const { seed } = evening;
const now = Instant(Date.parse(evening.now));

const pathOf = async (name: string, key = 'icehockey'): Promise<string> => {
  const deployment = builtInDeployments.find((one) => one.sport === key);
  const visits = deployment === undefined ? [] : await visitsOf(deployment, { seed, now });
  const path = visits.find((visit) => visit.name === name)?.path;
  if (path === undefined) throw new Error(`${key} has nothing to show as ${name}`);
  return path;
};

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

test('each deployment has its brand, header, name and language; the corporate one a logo only, hockey a link to its federation (§1)', async ({
  page,
  site,
  troubles,
}) => {
  // Each page is left while it may still be connecting.
  troubles.allow(leftWhileConnecting);
  troubles.allow(/ERR_ABORTED|Failed to fetch/);
  for (const { hosts, siteName, sport: key, brand, defaultLanguage } of builtInDeployments) {
    await page.goto(site.at(hosts[0]));
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const banner = page.getByRole('banner');
    await expect(banner.getByText(siteName, { exact: true })).toHaveCount(key === 'soccer' ? 0 : 1);
    await expect(banner.getByRole('link', { name: new RegExp(siteName) })).toBeVisible();
    await expect(banner.locator('a[href^="https://"]')).toHaveCount(key === 'icehockey' ? 1 : 0);
    expect(await languageOf(page)).toBe(defaultLanguage === 'en' ? 'en' : 'nb');
  }
});

test('a language that was saved under `language` overrides the default (§1)', async ({ page, site }) => {
  await page.goto(site.url);
  await page.evaluate(() => localStorage.setItem('language', 'no'));
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Resultattavle');
});

test('each browser follows matches under a random id of its own (§1)', async ({ browser, site }) => {
  const path = await pathOf('a live match');
  const ids = await Promise.all(
    ['one', 'other'].map(async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const asked = page.waitForRequest(/\/api\/live\/token/);
      await page.goto(`${site.url}${path}`);
      const id = new URL((await asked).url()).searchParams.get('clientId');
      await context.close();
      return id;
    }),
  );
  expect(ids[0]).toMatch(/\w{8,}/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a match that is not ready says so, and to check back later (§2)', async ({ page, site }) => {
  await page.goto(`${site.url}${await pathOf('a match that is not ready')}`);
  const main = page.getByRole('main');
  await expect(main.getByText('The match is not ready yet')).toBeVisible();
  await expect(main).toContainText('Please check back later.');
});

test('on a phone the menu is a drawer that closes after navigation, and matches are cards (§2)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(site.url);
  await settled(page);
  const row = page.getByRole('main').getByRole('row').nth(1);
  // Two lines, one per team, where a table row has one.
  expect((await row.boundingBox())?.height ?? 0).toBeGreaterThan(56);
  await page.getByRole('link', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Standings' }).click();
  await expect(page).toHaveURL(/\/standings\?seasonId=\d+&tournamentId=\d+/);
  await expect(drawer).toHaveCount(0);
});

test('the summary of a live match is written in 12 px with three periods on a phone (§2)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}${await pathOf('a live match')}`);
  const table = page.locator('details table').first();
  await expect(table).toBeAttached();
  const periods = (await table.locator('thead th').count()) - 2;
  const size = await table.evaluate((element) => getComputedStyle(element).fontSize);
  expect(size).toBe(`${[20, 20, 14, 12, 10][periods] ?? 8}px`);
});

test('the stream button of a match is 140 px wide (§2)', async ({ page, site }) => {
  await page.goto(`${site.url}${await pathOf('a finished match')}`);
  const button = page.getByRole('main').locator('a[target="_blank"], a[rel~="noopener"]').first();
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.width).toBe(140);
});
