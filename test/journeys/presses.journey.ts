import type { Language } from '@kampdag/core/site/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { appMessages } from '../../src/web/i18n/messages/app.ts';
import { followMessages } from '../../src/web/i18n/messages/follow.ts';
import { followingMessages } from '../../src/web/i18n/messages/following.ts';
import { teamMessages } from '../../src/web/i18n/messages/team.ts';
import { searchMessages } from '../../src/web/search/searchMessages.ts';
import { test } from './support/journey.ts';

/** A small phone, as many have it (issue 18, "How it is judged"). */
const phone = { width: 360, height: 640 };

/** Counts presses; typing is none. */
const counted = () => {
  const state = { presses: 0 };
  return {
    press: async (target: Locator): Promise<void> => {
      // What has to be scrolled to is not found at a glance.
      await expect(target).toBeInViewport({ ratio: 0.9 });
      await target.click();
      state.presses += 1;
    },
    presses: () => state.presses,
  };
};

/** Seen without a scroll: in the window, and not below the bar at its foot. */
const expectSeen = async (page: Page, target: Locator, language: Language): Promise<void> => {
  await expect(target).toBeInViewport({ ratio: 1 });
  const bar = await page
    .getByRole('navigation', { name: appMessages[language].tabs.label })
    .first()
    .boundingBox();
  const box = await target.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? phone.height);
};

for (const { sport, host, language } of [
  { sport: 'ice hockey', host: 'localhost', language: 'en' },
  { sport: 'basketball', host: 'basketball.localhost', language: 'no' },
] as const) {
  const { tabs, menu } = appMessages[language];
  const team = teamMessages[language];
  const search = searchMessages[language];
  const { followOne } = followMessages[language];
  const words = followingMessages[language];

  test(`my team’s score, next match and place and a player’s points are three presses away at first, two once followed, and no scroll: ${sport}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize(phone);
    const base = site.at(host);
    const main = page.getByRole('main');
    const bar = page.getByRole('navigation', { name: tabs.label }).first();

    // The team plays now; a new visitor knows its name and nothing of leagues.
    await page.goto(`${base}/today`);
    const live = main.locator('a[href^="/livematch?"]').first();
    await expect(live).toBeVisible();
    const name = (await live.locator('[lang="nb"], [lang="no"]').first().innerText()).trim();

    await page.goto(base);
    const first = counted();
    await first.press(bar.getByRole('button', { name: search.title }));
    await page.getByRole('combobox', { name: search.label }).fill(name);
    const option = page.getByRole('option', { name }).first();
    await expect(option).toBeVisible({ timeout: 30_000 });
    await first.press(option);
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(first.presses()).toBeLessThanOrEqual(3);
    await expectSeen(page, main.getByText(team.place, { exact: true }), language);
    const now = main.getByRole('heading', { name: team.now }).locator('xpath=ancestor::a');
    await expectSeen(page, now, language);
    await expect(now).toHaveText(/\d/);

    await main.getByRole('button', { name: followOne(name) }).click();
    const player = main.locator('a[href^="/player?"]').first();
    await player.click();
    await expect(page).toHaveURL(/\/player\?/);
    const playerName = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await main
      .getByRole('button', { name: /^(Follow|Følg) / })
      .first()
      .click();

    // A cold start of one who follows.
    await page.goto(base);
    const again = counted();
    await again.press(bar.getByRole('link', { name: menu.following }));
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expectSeen(
      page,
      card.locator('a[href^="/livematch?"], a[href^="/matchnotready?"]').first(),
      language,
    );
    await expectSeen(page, card.getByText(new RegExp(`^${words.place(1, 1).slice(0, 3)}`)).first(), language);
    expect(again.presses()).toBe(1);

    // The search offers whom one follows before anything is typed.
    await page.goto(base);
    const third = counted();
    await third.press(bar.getByRole('button', { name: search.title }));
    await third.press(page.getByRole('option', { name: playerName }).first());
    await expect(main.getByRole('heading', { level: 1, name: playerName })).toBeVisible();
    expect(third.presses()).toBe(2);
    await expectSeen(page, main.getByRole('definition').filter({ hasText: /\d/ }).first(), language);
  });

  test(`the next match of a team that does not play today, and the points of a player nobody follows, are three presses away: ${sport}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize(phone);
    const base = site.at(host);
    const main = page.getByRole('main');
    const bar = page.getByRole('navigation', { name: tabs.label }).first();
    const names = () =>
      main
        .getByRole('region')
        .first()
        .locator('a[href*="matchId"] [lang="nb"], a[href*="matchId"] [lang="no"]')
        .allInnerTexts();
    /** From a cold start, by its name. */
    const find = async (name: string) => {
      await page.goto(base);
      const { press, presses } = counted();
      await press(bar.getByRole('button', { name: search.title }));
      await page.getByRole('combobox', { name: search.label }).fill(name);
      const option = page.getByRole('option', { name }).first();
      await expect(option).toBeVisible({ timeout: 30_000 });
      await press(option);
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      return presses();
    };

    await page.goto(`${base}/today`);
    await expect(main.locator('a[href^="/livematch?"]').first()).toBeVisible();
    const playing = new Set((await names()).map((name) => name.trim()));
    await page.goto(`${base}/today?date=2026-11-22`);
    await expect(main.locator('a[href^="/matchnotready?"]').first()).toBeVisible();
    const name = (await names()).map((one) => one.trim()).find((one) => !playing.has(one)) ?? '';

    expect(await find(name)).toBeLessThanOrEqual(3);
    const next = main.getByRole('heading', { name: team.next }).locator('xpath=ancestor::a');
    await expectSeen(page, next, language);
    await expect(next).toHaveText(/\d\d:\d\d/);

    await main.locator('a[href^="/player?"]').first().click();
    await expect(page).toHaveURL(/\/player\?/);
    const playerName = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(await find(playerName)).toBeLessThanOrEqual(3);
    await expectSeen(page, main.getByRole('definition').filter({ hasText: /\d/ }).first(), language);
  });
}
