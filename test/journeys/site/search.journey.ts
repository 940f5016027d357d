import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { followMessages } from '../../../src/web/i18n/messages/follow.ts';
import { searchMessages } from '../../../src/web/search/searchMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { oneOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const visits = [
  { sport: 'ice hockey', host: 'localhost', language: 'en', ...phone, opener: 'Search' },
  { sport: 'volleyball', host: 'volleyball.localhost', language: 'no', ...desktop, opener: 'Søk' },
  { sport: 'ice hockey', host: 'localhost', language: 'no', ...desktop, opener: 'Søk' },
  { sport: 'volleyball', host: 'volleyball.localhost', language: 'en', ...phone, opener: 'Search' },
] as const;

/** The first name of a kind in the search index of the page's season. */
const anEntry = async (page: Page, list: 'teams' | 'players'): Promise<string> => {
  const answer = await page.waitForResponse((response) => response.url().includes('/api/kampdag/Search/'));
  const { leagues } = (await answer.json()) as {
    readonly leagues: readonly Readonly<Record<'teams' | 'players', readonly (readonly unknown[])[]>>[];
  };
  const row = leagues.flatMap((league) => league[list]).at(-1);
  return String(row?.at(-1));
};

/** A name with one wrong letter. */
const misspelt = (name: string): string => {
  const [word = ''] = name.split(' ').toSorted((a, b) => b.length - a.length);
  return `${word.slice(0, 3)}${word[3] === 'x' ? 'z' : 'x'}${word.slice(4)}`;
};

for (const { sport, host, language, width, height, opener } of oneOf(visits, 1)) {
  const m = searchMessages[language];

  test(`${sport}, ${width} px, ${language}: a team is found by a misspelt name, and a player by keyboard alone`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await context.addCookies([{ name: 'language', value: language, domain: host, path: '/' }]);
    await page.goto(site.at(host));
    const index = anEntry(page, 'teams');
    await page.getByRole('button', { name: opener, exact: true }).first().click();
    const field = page.getByRole('combobox', { name: m.label });
    await expect(field).toBeFocused();
    const team = await index;
    await field.fill(misspelt(team));
    const option = page.getByRole('option', { name: team }).first();
    await expect(option).toBeVisible();
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Its star follows it where it stands (issue 37, point 3).
    await option.locator('[data-follow]').click();
    await expect(option.locator('[data-follow="on"]')).toBeVisible();
    await expect(field).toBeFocused();
    await option.locator('span', { hasText: team }).first().click();
    await expect(page).toHaveURL(/\/team\?.*teamId=\d+/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { pressed: true, name: followMessages[language].followOne(team) }),
    ).toBeVisible();

    // A new search starts with recent results; `/` opens the search, Enter goes to the result.
    await page.keyboard.press('/');
    await expect(
      page.getByRole('group', { name: m.recent }).getByRole('option', { name: team }),
    ).toBeVisible();
    await page.keyboard.type('zzqqxx');
    await expect(page.getByText(m.nothing('zzqqxx'))).toBeVisible();
    await expect(
      page.getByText(new RegExp(`2026–27: ${m.kinds.league} \\d+ · ${m.kinds.team} \\d+`)),
    ).toBeVisible();
    await expect(
      page.getByRole('group', { name: m.recent }).getByRole('option', { name: team }),
    ).toBeVisible();
    await field.fill(`${team.split(' ')[0]} zzqqxx`);
    await expect(
      page.getByRole('group', { name: m.near }).getByRole('option', { name: team }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: m.clear }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();

    await page.reload();
    const again = anEntry(page, 'players');
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const player = await again;
    await page.keyboard.type(player.toLocaleLowerCase('nb'));
    const players = page.getByRole('group', { name: m.kinds.player });
    await expect(players.getByRole('option').first()).toContainText(player);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/player\?.*playerId=\d+/);
  });
}

test('a search that cannot be loaded says so and tries again', async ({ page, site, troubles }) => {
  troubles.allow(/Failed to load resource/);
  const m = searchMessages.en;
  let isAway = true;
  await page.route('**/api/kampdag/Search/**', (route) =>
    isAway ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page.getByRole('alert').getByText(m.failed)).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(m.hint)).toBeVisible();
});
