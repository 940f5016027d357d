import { expect, type Page } from '@playwright/test';
import { appMessages } from '../../../src/web/i18n/messages/app.ts';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { openYoungestLiveMatch } from '../support/matches.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const m = viewingMessages.en;

/** Marks the document, so that another one is seen. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(document, 'isTheSame', true));
const isMarked = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(document, 'isTheSame'));

const said = (page: Page) => page.locator('output[data-viewing]');

test('a visitor hides results, shows them and delays a match without a reload, here and in every open tab (WCAG 3.2.2, 2.4.3)', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }]);
  await openYoungestLiveMatch(page, site.url);
  await expect(page.locator('[data-connection="good"]')).toBeVisible();
  const today = await context.newPage();
  await today.goto(`${site.url}/today`);
  const scores = today.getByRole('main').getByText(/^\d+$/);
  await expect.poll(() => scores.count()).toBeGreaterThan(3);
  await Promise.all([mark(page), mark(today)]);

  await page.getByRole('button', { name: appMessages.en.settings.title }).click();
  const hide = page.getByRole('radio', { name: m.hidden });
  await hide.press('Space');
  await expect(said(page)).toHaveText(m.areHidden);
  await expect(hide).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('heading', { name: m.match.title }).or(page.getByText(m.match.title)),
  ).toBeVisible();
  await expect(said(today)).toHaveText(m.areHidden);
  await expect(scores).toHaveCount(0);

  await today.getByRole('button', { name: m.showAll }).click();
  await expect(said(today)).toHaveText(m.areShown);
  await expect.poll(() => scores.count()).toBeGreaterThan(3);
  // The button is gone; Tab goes on from its place.
  expect(await today.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await expect(page.locator('[data-connection="good"]')).toBeVisible();
  const sync = page.getByRole('region', { name: m.inStep.title });
  const delay = sync.getByRole('spinbutton');
  await delay.fill('20');
  await delay.press('Enter');
  await expect(page.getByText(m.isBehind(20)).first()).toBeVisible();
  await expect(delay).toBeFocused();
  await expect(said(today)).toHaveText(m.isBehind(20));
  await page.getByRole('button', { name: m.noDelay }).click();
  await expect(said(page)).toHaveText(m.isAtOnce);
  expect(await Promise.all([page, today].map(isMarked))).toEqual([true, true]);
});
