import { expect, type Page } from '@playwright/test';
import { standingsMessages } from '../../../src/web/i18n/messages/standings.ts';
import { teamMessages } from '../../../src/web/i18n/messages/team.ts';
import { computedMessages } from '../../../src/web/screens/standings/computed/computedMessages.ts';
import { placeHistoryMessages } from '../../../src/web/team/placeHistory/placeHistoryMessages.ts';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { openStandings } from '../support/standings.ts';
import { oneOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** Two sports, on a phone and a desktop, in both languages; without `isWhole` each journey one way. */
const visits = [
  ['localhost', 'en', phone],
  ['handball.localhost', 'no', desktop],
  ['localhost', 'no', desktop],
  ['handball.localhost', 'en', phone],
] as const;

/** The teams in the table's order. */
const teamsIn = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').locator('table').first().getByRole('rowheader').allInnerTexts();

for (const [host, language, viewport] of oneOf(visits)) {
  const m = standingsMessages[language];
  const texts = computedMessages[language];

  test(`the table of another day is reached by keyboard, opens from a link, and closes to the federation's: ${host}, ${viewport.width} px, ${language}`, async ({
    page,
    site,
    context,
  }) => {
    const main = await openStandings({ page, context, site }, host, language, viewport);
    const choice = main.getByRole('button', { name: m.way.day });
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    const official = await teamsIn(page);
    await choice.focus();
    await page.keyboard.press('Enter');

    // On the last day with results it equals the federation's table.
    const slider = main.getByRole('slider', { name: texts.asOf.slider });
    await expect(slider).toBeVisible();
    expect(await teamsIn(page)).toEqual(official);
    const today = await main.locator('[data-as-of]').getAttribute('data-as-of');
    await slider.focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft');
    await expect(main.locator('[data-as-of]')).not.toHaveAttribute('data-as-of', today ?? '');
    const day = (await main.locator('[data-as-of]').getAttribute('data-as-of')) ?? '';
    await expect(page).toHaveURL(new RegExp(`asOf=${day}`));
    const then = await teamsIn(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');

    // Its address shows the same.
    await page.reload();
    await expect(main.locator('[data-as-of]')).toHaveAttribute('data-as-of', day);
    expect(await teamsIn(page)).toEqual(then);

    await main.getByRole('button', { name: texts.asOf.leave }).click();
    await expect(page).not.toHaveURL(/asOf=/);
    await expect(main.locator('[data-as-of]')).toHaveCount(0);
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
  });
}

for (const [host, language, viewport] of oneOf(visits, 1)) {
  const m = standingsMessages[language];
  const texts = computedMessages[language];
  const places = placeHistoryMessages[language];

  test(`the table if the matches in play ended now, and the positions through the season: ${host}, ${viewport.width} px, ${language}`, async ({
    page,
    site,
    context,
  }) => {
    const main = await openStandings({ page, context, site }, host, language, viewport);
    await main.getByRole('button', { name: m.way.now }).click();
    const unofficial = main.getByRole('region', { name: texts.now.title });
    await expect(unofficial.getByText(texts.now.text)).toBeVisible();
    const running = unofficial.locator('[data-running]');
    await expect(running.first()).toBeVisible({ timeout: 30_000 });
    await expect(running.first()).toContainText(/\d+–\d+/);
    // Both teams of each match are marked in the table.
    const marked = main
      .locator('table')
      .first()
      .getByRole('rowheader')
      .filter({ hasText: texts.now.inPlay('') });
    expect(await marked.count()).toBe(2 * (await running.count()));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    await main.getByRole('button', { name: m.way.now }).click();
    await expect(unofficial).toHaveCount(0);

    await main.getByRole('button', { name: m.way.places }).click();
    const figure = main.getByRole('figure', { name: places.title });
    await expect(figure).toBeVisible();
    await figure.getByText(places.choose).click();
    const other = figure.getByRole('button', { pressed: false }).first();
    const name = await other.innerText();
    await other.click();
    await expect(figure.locator('figcaption')).toContainText(name);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');

    // On a team's page each match links to the table of its day.
    await main.locator('a[href^="/team?"]').first().click();
    await main.getByRole('button', { name: teamMessages[language].showPlaces }).press('Enter');
    await expect(figure).toBeVisible();
    await figure.locator('summary').last().press('Enter');
    await expectAccessible(page, 'main');
    await figure.getByRole('table').getByRole('button').first().press('Enter');
    await expect(page).toHaveURL(/\/standings\?.*asOf=/);
    await expect(main.locator('[data-as-of]')).toBeVisible();
  });
}

test('visitors who hide results get no table', async ({ page, site, context }) => {
  await context.addCookies([{ name: 'viewing', value: 'hidden:0:', url: site.url }]);
  await page.goto(`${site.url}/standings?asOf=2026-11-20`);
  const main = page.getByRole('main');
  await expect(main.getByText(viewingMessages.en.areHidden)).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.locator('[data-as-of]')).toHaveCount(0);
  for (const way of Object.values(standingsMessages.en.way)) {
    await expect(main.getByRole('button', { name: way })).toHaveCount(0);
  }
});
