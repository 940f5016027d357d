import type { Language } from '@kampdag/core/site/language';
import type { SportKind } from '@kampdag/core/sportKind';
import { expect, type Locator, type Page } from '@playwright/test';
import { followMessages } from '../../../src/web/i18n/messages/follow.ts';
import { playerMessages } from '../../../src/web/i18n/messages/player.ts';
import { previewMessages } from '../../../src/web/i18n/messages/preview.ts';
import { standingsMessages } from '../../../src/web/i18n/messages/standings.ts';
import { teamMessages } from '../../../src/web/i18n/messages/team.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { openStandings } from '../support/standings.ts';
import { fewOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** Two sports, on a phone and a desktop, in both languages. */
const visits = [
  ['icehockey', 'localhost', 'en', { width: 360, height: 740 }],
  ['volleyball', 'volleyball.localhost', 'no', { width: 1440, height: 900 }],
  ['icehockey', 'localhost', 'no', { width: 1440, height: 900 }],
  ['volleyball', 'volleyball.localhost', 'en', { width: 360, height: 740 }],
] as const satisfies readonly (readonly [
  SportKind,
  string,
  Language,
  { readonly width: number; readonly height: number },
])[];

/** The y coordinate below which content needs scrolling. */
const bottomOf = async (page: Page, name: string): Promise<number> => {
  const box = await page
    .getByRole('main')
    .getByRole('heading', { name })
    .locator('xpath=ancestor::section')
    .boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

for (const [sport, host, language, viewport] of fewOf(visits)) {
  const m = teamMessages[language];
  const preview = previewMessages[language];
  test(`a team of ${sport} is found from the standings at ${viewport.width} px in ${language}: its first screen says the match that comes, the last result, place and form`, async ({
    page,
    site,
    context,
  }) => {
    const main = await openStandings({ page, context, site }, host, language, viewport);
    await expect(
      main.getByRole('heading', { level: 1, name: standingsMessages[language].title }),
    ).toBeVisible();
    const row = main.locator('a[href^="/team?"]').nth(1);
    const name = (await row.textContent()) ?? '';
    await row.click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();

    // The first screen needs no scrolling.
    for (const fact of [m.place, m.form])
      await expect(main.getByText(fact, { exact: true })).toBeInViewport();
    const live = main.getByRole('heading', { name: m.now });
    const next = (await live.count()) > 0 ? m.now : m.next;
    expect(await bottomOf(page, next)).toBeLessThanOrEqual(viewport.height);
    expect(await bottomOf(page, m.last)).toBeLessThanOrEqual(viewport.height);

    // Its own row is marked among its neighbours, and the whole table is one press away.
    const standings = main.getByRole('region', { name: m.standings });
    await expect(standings.locator('tr[aria-current]')).toContainText(name);
    await expect(standings.getByRole('link', { name: m.wholeTable })).toHaveAttribute(
      'href',
      /\/standings\?.*teamOrgId=/,
    );

    // Every player's name links to the player.
    const roster = main.getByRole('region', { name: m.roster });
    await expect(roster.locator('a[href^="/player?"]').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: m.byMatch })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');

    await main.getByRole('button', { name: followMessages[language].followOne(name) }).click();
    await page.reload();
    await expect(
      main.getByRole('button', { name: followMessages[language].followOne(name) }),
    ).toHaveAttribute('aria-pressed', 'true');

    // A match to come shows form and meetings; a meeting links to its match.
    await main
      .getByRole('region', { name: m.upcoming })
      .locator('a[href^="/matchnotready?"]')
      .first()
      .click();
    await expect(main.getByRole('region', { name: preview.headToHead })).toBeVisible();
    const teams = main.getByRole('region', { name: preview.form });
    await expect(teams.getByRole('link')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    await teams.getByRole('link', { name }).click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('a player’s season is shown match by match, and each bar links to its match', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.at('basketball.localhost')}/standings`);
  const main = page.getByRole('main');
  await main.locator('a[href^="/team?"]').first().click();
  await main.locator('a[href^="/player?"]').first().click();
  // The main facts need no scrolling.
  await expect(
    main
      .getByRole('definition')
      .filter({ hasText: /^\d+,\d$/ })
      .first(),
  ).toBeInViewport();
  const season = main.getByRole('region', { name: 'Poeng kamp for kamp' });
  const newest = season.getByRole('link').first();
  await season.scrollIntoViewIfNeeded();
  await expect(newest).toBeInViewport();
  await expect(newest).toHaveAccessibleName(/20\d\d, (hjemme mot|borte mot) .+: \d+/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await newest.click();
  await expect(page).toHaveURL(/\/match\?/);
});

test('a team’s row stays in sight of the whole table, which the visit filters nowhere (issue 36)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 540 });
  await page.goto(`${site.url}/standings`);
  const main = page.getByRole('main');
  const row = main
    .getByRole('row')
    .filter({ has: page.locator('a[href^="/team?"]') })
    .last();
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  await expect(row).not.toBeInViewport();
  await row.getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await main.getByRole('link', { name: teamMessages.en.wholeTable }).click();
  await expect(main.getByRole('heading', { level: 1, name: standingsMessages.en.title })).toBeVisible();
  await expect(main.getByRole('table')).toBeInViewport();
  await expect(row).toContainText(name);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: /^Only / })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Scoreboard' }).click();
  await expect(page).toHaveURL(/\/scoreboard\?seasonId=\d+&tournamentId=\d+$/);
});

test('an unknown team gives 404, with the league’s teams one press away', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow(/404/);
  const answer = await page.goto(`${site.url}/standings`);
  expect(answer?.status()).toBe(200);
  const href = await page.getByRole('main').locator('a[href^="/team?"]').first().getAttribute('href');
  const unknown = await page.goto(`${site.url}${(href ?? '').replace(/teamId=\d+/, 'teamId=99999')}`);
  expect(unknown?.status()).toBe(404);
  const m = teamMessages.en;
  await expect(page.getByRole('heading', { level: 1, name: m.unknown.title })).toBeVisible();
  await page.getByRole('link', { name: m.unknown.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: m.choose })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/team?"]').first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: m.last })).toBeVisible();
});

test('a team’s match in play is said once, above the matches to come (issue 36, 8)', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }]);
  // Elvestrand, in play on the evening of the journeys.
  await page.goto(`${site.url}/team?teamId=850006`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: teamMessages.en.now })).toContainText('Elvestrand');
  await expect(main.getByRole('region', { name: teamMessages.en.upcoming })).toBeVisible();
  await expect(main.locator('a[href^="/livematch?"]')).toHaveCount(1);
});

test('the bars of a player’s season are whole at every width, however many are in sight (issue 36, 12)', async ({
  page,
  context,
  site,
}) => {
  const url = site.at('basketball.localhost');
  await context.addCookies([{ name: 'language', value: 'en', url }]);
  await page.goto(`${url}/team?teamId=852000`);
  await page.getByRole('main').locator('a[href^="/player?"]').first().click();
  const bars = page.getByRole('region', { name: playerMessages.en.byMatch.points }).getByRole('list');
  await expect(bars).toBeVisible();
  for (const width of [360, 390, 768, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await bars.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children].filter((bar) => {
        const own = bar.getBoundingClientRect();
        return own.right > left + 1 && own.left < left - 1 && own.left < right;
      }).length;
    });
    expect(cut, `${width} px`).toBe(0);
  }
});

/** The numbers of items that rows hold, each once. */
const rowLengths = async (items: Locator): Promise<readonly number[]> => {
  await expect(items.first()).toBeVisible();
  const tops = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  return [...new Set(rows)];
};

test('a team’s four leaders stand in rows of equal length, and on a phone its record stands in one (issue 36, 12)', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }]);
  await page.goto(`${site.url}/team?teamId=850000`);
  const leaders = page.getByRole('main').locator('section section h2');
  for (const width of [1_280, 1_440, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(leaders).toHaveCount(4);
    expect(await rowLengths(leaders), `${width} px`).toHaveLength(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const record = page.getByRole('region', { name: teamMessages.en.standings }).locator('dl > div');
  expect(await rowLengths(record)).toEqual([5]);
});

test('the labels of a statistic’s filters stand on one line (issue 36, C)', async ({ page, site }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(`${site.url}/statistics/players`);
  const labels = page.getByRole('main').locator('label[for], legend').filter({ visible: true });
  await expect(labels.first()).toBeVisible();
  const tops = await labels.evaluateAll((all) =>
    all
      // A chart below the table has one of its own.
      .filter((one) => {
        const table = document.querySelector('main table');
        return table === null || one.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING;
      })
      .map((one) => one.getBoundingClientRect())
      // The search field's is for screen readers alone.
      .filter(({ width }) => width > 2)
      .map(({ top }) => Math.round(top)),
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});
