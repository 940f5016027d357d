import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect, type Locator } from '@playwright/test';
import { evening, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { visitsOf } from '../support/visits.ts';

const { seed } = evening;

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** A box's size once it has stopped changing. */
const sizeOf = async (box: Locator): Promise<{ readonly width: number; readonly height: number }> => {
  await box.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return { width: Math.round(width), height: Math.round(height) };
};

test('the slider, the menu and the filter panel measure what the specification says (§2, §9)', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await settled(page);

  const card = page.locator('a[href^="/match?"], a[href^="/livematch?"]').first();
  expect(await sizeOf(card)).toEqual({ width: 180, height: 90 });

  const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
  expect((await sizeOf(menu)).width).toBe(256);
  expect(await menu.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(38, 44, 91)');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.mouse.move(1_000, 500);
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect.poll(async () => (await sizeOf(menu)).width).toBe(56);

  await page.getByRole('button', { name: 'Date, league and team' }).click();
  const panel = page.getByRole('dialog');
  expect((await sizeOf(panel)).width).toBe(350);
  const bar = panel.locator(':scope > *').first();
  expect((await sizeOf(bar)).height).toBe(90);
  const box = await panel.boundingBox();
  expect(box === null ? 0 : box.x + box.width).toBe(1_440);

  const labels = ['Date', 'Season', 'League', 'Team'];
  const tops = await Promise.all(
    labels.map(
      async (label) => (await panel.getByText(label, { exact: true }).first().boundingBox())?.y ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  await panel.getByRole('combobox', { name: /Season/ }).click();
  expect((await sizeOf(page.getByRole('listbox'))).height).toBeLessThanOrEqual(310);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /November 2026/ }).click();
  expect((await sizeOf(page.getByRole('grid'))).width).toBeLessThanOrEqual(315);
});

test('a chosen league, and a season, lead to the same screen with both in the address (§2)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/standings`);
  await page.getByRole('button', { name: 'Date, league and team' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox', { name: /Season/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/\/standings\?seasonId=\d+&tournamentId=\d+/);
});

test('every visitor is a guest: nowhere is there a form to send, a password or a login (§1, §6)', async ({
  page,
  site,
}) => {
  for (const { path } of await visitsOf(defaultDeployment, { seed, now: Instant(Date.parse(evening.now)) })) {
    const answer = await page.request.get(`${site.url}${path}`);
    const html = await answer.text();
    expect(html, path).not.toMatch(/<form|type="password"|log ?in\b|logg inn/i);
  }
});
