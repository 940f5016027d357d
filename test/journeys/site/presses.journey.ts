import { type Language, languages } from '@kampdag/core/site/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { appMessages } from '../../../src/web/i18n/messages/app.ts';
import { followMessages } from '../../../src/web/i18n/messages/follow.ts';
import { followingMessages } from '../../../src/web/i18n/messages/following.ts';
import { teamMessages } from '../../../src/web/i18n/messages/team.ts';
import { searchMessages } from '../../../src/web/search/searchMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { isWhole } from '../support/whole.ts';

/** A small common phone, and a small desktop. */
const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 720 };

/** The deployments, and their names of a player's points; null if the federation publishes none. */
const sports = [
  { sport: 'ice hockey', host: 'localhost', scored: /^(Points|Poeng)/ },
  { sport: 'basketball', host: 'basketball.localhost', scored: /^(Points|Poeng)/ },
  { sport: 'volleyball', host: 'volleyball.localhost', scored: null },
  { sport: 'corporate football', host: 'corporate.localhost', scored: /^(Goals|Mål)/ },
  { sport: 'handball', host: 'handball.localhost', scored: /^(Goals|Mål)/ },
] as const;

const screens = [phone, desktop] as const;

/** Each sport in each language on each screen; without `isWhole` three once: those that publish no player's points among them. */
const ways = sports.flatMap(({ sport, host, scored }, at) =>
  languages.flatMap((language, nth) =>
    screens.flatMap((viewport, screen) =>
      isWhole || (at % 3 !== 1 && screen === at % 2 && nth === Math.floor(at / 2) % 2)
        ? [{ sport, host, scored, viewport, language }]
        : [],
    ),
  ),
);

/** Counts a visitor's presses; typing does not count. */
const counted = () => {
  const state = { presses: 0 };
  return {
    press: async (target: Locator): Promise<void> => {
      // An element that needs scrolling does not count as found.
      await expect(target).toBeInViewport({ ratio: 0.9 });
      await target.click();
      state.presses += 1;
    },
    presses: () => state.presses,
  };
};

/** The site in one language on one screen. */
const siteOn = (page: Page, base: string, language: Language, viewport: typeof phone) => {
  const { shortcuts, menu } = appMessages[language];
  const search = searchMessages[language];
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: shortcuts }).first();
  const ways = viewport === phone ? bar : page.getByRole('navigation', { name: menu.label }).first();
  const opener = page
    .getByRole('button', { name: search.title, exact: true })
    .filter({ visible: true })
    .first();
  return {
    main,
    opener,
    following: ways.getByRole('link', { name: menu.following }),
    title: (name: string) => main.getByRole('heading', { level: 1, name }),
    /** Expects an element in view without scrolling, and not behind the tab bar. */
    expectSeen: async (target: Locator): Promise<void> => {
      await expect(target).toBeInViewport({ ratio: 1 });
      const box = await target.boundingBox();
      const foot = viewport === phone ? await bar.boundingBox() : null;
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? viewport.height);
    },
    /** Finds a page by name from a cold start; returns the number of presses. */
    find: async (name: string, beside = ''): Promise<number> => {
      await page.goto(base);
      const { press, presses } = counted();
      await press(opener);
      await page.getByRole('combobox', { name: search.label }).fill(name);
      const option = page.getByRole('option', { name }).filter({ hasText: beside }).first();
      await expect(option).toBeVisible({ timeout: 30_000 });
      await press(option);
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      return presses();
    },
  };
};

/** A player's figure at the top of the player's page. */
const points = (main: Locator, counts: RegExp) => main.locator('dl').getByTitle(counts).first();

const teamNames = 'a[href*="matchId"] [lang="nb"], a[href*="matchId"] [lang="no"]';

for (const [at, { sport, host, scored, language, viewport }] of ways.entries()) {
  const way = `${sport}, ${viewport.width} px, ${language}`;
  const team = teamMessages[language];
  const words = followingMessages[language];

  test.describe(way, () => {
    test.beforeEach(async ({ page, context, troubles }) => {
      troubles.allow(leftWhileConnecting);
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.setViewportSize(viewport);
    });

    test(`my team’s score, place and next match, and a player’s points, are three presses away at first, two once followed, and no scroll`, async ({
      page,
      site,
    }) => {
      const base = site.at(host);
      const { main, opener, following, title, expectSeen, find } = siteOn(page, base, language, viewport);

      // The team is playing; a new visitor knows its name and its league's.
      await page.goto(`${base}/today`);
      const live = main.locator('a[href^="/livematch?"]').first();
      await expect(live).toBeVisible();
      const league = await main
        .getByRole('region')
        .filter({ has: page.locator('a[href^="/livematch?"]') })
        .first()
        .getByRole('heading')
        .innerText();
      const name = (await live.locator('[lang="nb"], [lang="no"]').first().innerText()).trim();
      const [leagueName = ''] = league.split('\n');

      expect(await find(name, leagueName)).toBeLessThanOrEqual(3);
      await expectSeen(main.getByText(team.place, { exact: true }));
      const now = main.getByRole('heading', { name: team.now }).locator('xpath=ancestor::section[1]');
      await expectSeen(now);
      await expect(now).toHaveText(/\d/);
      await main.getByRole('button', { name: followMessages[language].followOne(name) }).click();

      // A cold start of a visitor who follows the team.
      await page.goto(base);
      const again = counted();
      await again.press(following);
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expectSeen(card.locator('a[href^="/livematch?"], a[href^="/matchnotready?"]').first());
      await expectSeen(card.getByText(new RegExp(`^${words.place(1, 1).slice(0, 3)}`)).first());
      expect(again.presses()).toBe(1);

      if (scored === null) return;
      await find(name, leagueName);
      await main.getByRole('region', { name: team.leaders }).locator('a[href^="/player?"]').first().click();
      await expect(page).toHaveURL(/\/player\?/);
      const playerName = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await main
        .getByRole('button', { name: /^(Follow|Følg) / })
        .first()
        .click();
      // The search offers followed entries before anything is typed.
      await page.goto(base);
      const third = counted();
      await third.press(opener);
      await third.press(page.getByRole('option', { name: playerName }).first());
      await expect(title(playerName)).toBeVisible();
      expect(third.presses()).toBe(2);
      await expectSeen(points(main, scored));
      await expect(points(main, scored)).toHaveText(/\d/);
    });

    // Without `isWhole` on a phone and on a desktop, in both languages.
    if (!isWhole && at % 2 !== 0) return;

    test(`the next match of a team that does not play today, and the points of a player nobody follows, are three presses away`, async ({
      page,
      site,
    }) => {
      const base = site.at(host);
      const { main, expectSeen, find } = siteOn(page, base, language, viewport);
      const section = main.getByRole('region').first();
      const names = async () => (await section.locator(teamNames).allInnerTexts()).map((one) => one.trim());

      await page.goto(`${base}/today`);
      await expect(main.locator('a[href^="/livematch?"]').first()).toBeVisible();
      const playing = new Set(await names());
      await page.goto(`${base}/today?date=2026-11-22`);
      await expect(main.locator('a[href^="/matchnotready?"]').first()).toBeVisible();
      const [leagueName = ''] = (await section.getByRole('heading').innerText()).split('\n');
      const name = (await names()).find((one) => !playing.has(one)) ?? '';

      expect(await find(name, leagueName)).toBeLessThanOrEqual(3);
      const next = main.getByRole('heading', { name: team.next }).locator('xpath=ancestor::section[1]');
      await expectSeen(next);
      await expect(next).toHaveText(/\d\d:\d\d/);

      if (scored === null) return;
      await main.getByRole('region', { name: team.leaders }).locator('a[href^="/player?"]').first().click();
      await expect(page).toHaveURL(/\/player\?/);
      const playerName = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(await find(playerName)).toBeLessThanOrEqual(3);
      await expectSeen(points(main, scored));
      await expect(points(main, scored)).toHaveText(/\d/);
    });
  });
}
