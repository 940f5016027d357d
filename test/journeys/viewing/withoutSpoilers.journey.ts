import { readFile } from 'node:fs/promises';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import { pages } from '../../../src/web/app/pages.ts';
import { exportMessages } from '../../../src/web/export/exportMessages.ts';
import { tableMessages } from '../../../src/web/i18n/messages/table.ts';
import { searchMessages } from '../../../src/web/search/searchMessages.ts';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { evening, leftWhileConnecting, test } from '../support/journey.ts';
import { resultsTold } from '../support/leaks.ts';
import { matchesSent } from '../support/matches.ts';
import { settled } from '../support/settled.ts';
import { tour } from '../support/tour.ts';
import { isSameInEverySport, visitsOf } from '../support/visits.ts';
import { fewOf, isWhole } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const { seed } = evening;
const now = Instant(Date.parse(evening.now));

/** Every route of the table of pages, so that new ones are included. */
const routes = pages.flatMap((page) => page.routes);

/** Pages whose tables hold only results; past seasons of a player's career are in a collapsed table. */
const ofFigures = /^\/(standings|statistics|match|livematch|player)/;

/** Pages that show results to visitors who do not hide them. */
const showing =
  /^\/(scoreboard|standings|schedule|match\?|livematch\?.*matchId|statistics|team\b|today|corrections)/;

const ways = builtInDeployments.map((deployment, ordinal) => ({
  deployment,
  width: ordinal % 2 === 0 ? 360 : 1280,
  language: ordinal % 2 === 0 ? ('en' as const) : ('no' as const),
  isFirst: ordinal === 0,
}));

for (const { deployment, width, language, isFirst } of fewOf(ways)) {
  test(`${deployment.siteName}, ${width} px, ${language}: visitors who hide results see none, on any route`, async ({
    page,
    browser,
    context,
    site,
    troubles,
  }) => {
    troubles.allow(/Failed to load resource/);
    test.slow();
    const url = site.at(deployment.hosts[0]);
    await context.addCookies([{ name: 'language', value: language, url }]);
    await page.setViewportSize({ width, height: 800 });
    const visits = await visitsOf(deployment, { seed, now });
    const known = visits.filter((visit) => isWhole || isFirst || !isSameInEverySport(visit));
    // Checks the detector: it must find results where they are shown, in the page as the server sends it.
    const shown = await browser.newPage({ javaScriptEnabled: false });
    await shown.context().addCookies([{ name: 'language', value: language, url }]);
    await tour(
      known.filter(({ path }) => showing.test(path)),
      async ({ path }) => {
        // Data that is late comes with a later answer.
        await expect(async () => {
          await shown.goto(`${url}${path}`);
          expect((await resultsTold(shown, ofFigures.test(path))).length).toBeGreaterThan(0);
        }).toPass({ timeout: 30_000 });
      },
    );
    await shown.close();
    await context.addCookies([{ name: 'viewing', value: 'hidden:0:', url }]);
    const others = routes
      .filter((route) => !visits.some(({ path }) => path.split('?')[0] === route))
      .map((route) => ({ name: route, path: route }));
    await tour([...known, ...others], async ({ path }) => {
      await page.goto(`${url}${path}`);
      await settled(page);
      if ((await page.getByRole('banner').count()) > 0) {
        await expect(page.getByText(viewingMessages[language].areHidden).first()).toBeVisible();
      }
      expect(await resultsTold(page, ofFigures.test(path))).toEqual([]);
      // A link shared from here has no picture of its own.
      await expect(page.locator('meta[property^="og:image"]')).toHaveCount(0);
    });
  });

  test(`${deployment.siteName}, ${width} px, ${language}: who has hidden results is told none by the search, in a calendar, or in a table that is taken along`, async ({
    page,
    context,
    site,
  }) => {
    const url = site.at(deployment.hosts[0]);
    await context.addCookies([{ name: 'language', value: language, url }]);
    await page.setViewportSize({ width, height: 800 });
    const [m, search] = [exportMessages[language], searchMessages[language]];
    const [played = ''] = await matchesSent(page, `${url}/schedule?show=played`, 'match');
    await page.goto(played);
    const teams = page.locator('main p[title]:has(a)');
    await expect(teams.nth(1)).toBeAttached();
    const names = await teams.evaluateAll((all) =>
      all.slice(0, 2).map((one) => one.getAttribute('title') ?? ''),
    );
    const panel = page.getByRole('dialog');
    const told = async () => {
      await page.goto(`${url}/schedule?show=played`);
      await page.getByRole('button', { name: m.title, exact: true }).click();
      const address = await panel.getByRole('link', { name: m.file }).getAttribute('href');
      const calendar = await page.evaluate(async (path) => (await fetch(path)).text(), String(address));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: tableMessages[language].download }).click(),
      ]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: search.title, exact: true }).first().click();
      await page.getByRole('combobox', { name: search.label }).fill(names.join(' '));
      await expect(
        page.getByRole('group', { name: search.kinds.match }).getByRole('option').first(),
      ).toBeVisible();
      return {
        calendar,
        table: await readFile(await download.path(), 'utf8'),
        found: await panel.innerText(),
      };
    };
    const score = {
      calendar: /Result(at)?: \d+–\d+/,
      table: /[,;]\d+–\d+[,;]/,
      found: /^\d+–\d+$/m,
    };
    // Checks the detector: it must find results where they are shown.
    const shown = await told();
    await context.addCookies([{ name: 'viewing', value: 'hidden:0:', url }]);
    const hidden = await told();
    for (const place of ['calendar', 'table', 'found'] as const) {
      expect(shown[place], place).toMatch(score[place]);
      expect(hidden[place], place).not.toMatch(score[place]);
    }
  });
}
