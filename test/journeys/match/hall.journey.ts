import { MatchId } from '@kampdag/core/ids';
import { hallPath } from '@kampdag/core/site/paths';
import { expect } from '@playwright/test';
import { hallMessages } from '../../../src/web/screens/hall/hallMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const wall = { width: 1920, height: 1080 };

/** Two sports, in both languages. */
const ways = [
  { host: 'localhost', language: 'no' },
  { host: 'basketball.localhost', language: 'en' },
] as const;

for (const { host, language } of ways) {
  const m = hallMessages[language];

  test(`the hall screen shows one match, readable from afar, with the last scorer: ${host}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(wall);
    const [live = ''] = await matchesSent(page, `${site.at(host)}/today`, 'livematch');
    const id = MatchId(Number(new URL(live).searchParams.get('matchId')));
    await page.goto(new URL(hallPath({ type: 'match', id }, language), site.at(host)).href);
    const main = page.getByRole('main');
    const score = main.locator('p[data-score]');
    await expect(score).toContainText(/\d/);
    await expect(main.locator('[data-last-score]')).toContainText(/\d+–\d+\s*\S/);
    const size = await score.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThan(wall.height / 8);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const overflow = await main
      .getByRole('region')
      .evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`the hall screen turns the day's pages until Space is pressed: ${host}`, async ({ page, site }) => {
    await page.setViewportSize(wall);
    await page.goto(`${site.at(host)}/screen?language=${language}`);
    const main = page.getByRole('main');
    const number = main.getByText(/^\d+ (of|av) \d+$/);
    await expect(number).toHaveText(/^1 /);
    const pages = Number((await number.textContent())?.split(' ').at(-1));
    await expect(main.locator('[data-match]').first()).toBeInViewport();
    await expect(main.getByText(m.page(2, pages), { exact: true })).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Space');
    await expect(main.getByText(`${m.paused} · ${m.page(2, pages)}`)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(main.getByText(m.page(2, pages), { exact: true })).toBeVisible();
  });
}

test('the hall screen fits the wall, with an operator’s notice above it too (§13)', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wall);
  await page.goto(`${site.at('localhost')}/screen?language=en`);
  await expect(page.getByRole('main').locator('[data-match]').first()).toBeInViewport();
  const heights = () =>
    page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      notice: document.querySelector('#operator-notice')?.clientHeight ?? 0,
      main: document.querySelector('main')?.clientHeight ?? 0,
    }));
  expect(await heights()).toEqual({ page: wall.height, notice: 0, main: wall.height });
  await page.evaluate(() => {
    document.querySelector('#operator-notice')?.replaceChildren('Closed tonight');
  });
  const { page: whole, notice, main } = await heights();
  expect(notice).toBeGreaterThan(0);
  expect([whole, Math.abs(main + notice - wall.height) <= 1]).toEqual([wall.height, true]);
});
