import { MatchId } from '@kampdag/core/ids';
import { hallPath } from '@kampdag/core/site/paths';
import { expect } from '@playwright/test';
import { hallMessages } from '../../../src/web/screens/hall/hallMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';
import { oneOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const wall = { width: 1920, height: 1080 };

/** Two sports, in both languages. */
const ways = [
  { host: 'localhost', language: 'no' },
  { host: 'basketball.localhost', language: 'en' },
] as const;

for (const { host, language } of oneOf(ways)) {
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

for (const host of ['localhost', 'basketball.localhost', 'volleyball.localhost', 'handball.localhost']) {
  for (const onEnd of [
    { width: 1080, height: 1920 },
    { width: 768, height: 1280 },
  ]) {
    test(`a hall screen on end shows a match whole, its names readable from afar (issue 36, 7): ${host}, ${onEnd.width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(onEnd);
      const [live = ''] = await matchesSent(page, `${site.at(host)}/today`, 'livematch');
      const id = MatchId(Number(new URL(live).searchParams.get('matchId')));
      await page.goto(new URL(hallPath({ type: 'match', id }, 'en'), site.at(host)).href);
      const board = page.getByRole('main').getByRole('region');
      await expect(board.locator('p[data-score]')).toContainText(/\d/);
      const seen = await board.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        // Text for screen readers alone is a pixel wide.
        const isSeen = (part: Element): boolean =>
          part === element ||
          (part.getBoundingClientRect().width > 2 &&
            part.parentElement !== null &&
            isSeen(part.parentElement));
        const visible = [...element.querySelectorAll('*')].filter(
          (part) => part.checkVisibility() && isSeen(part),
        );
        return {
          cut: visible
            .filter((part) => {
              const box = part.getBoundingClientRect();
              return (
                box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1
              );
            })
            .map((part) => `${part.tagName} ${part.textContent}`),
          smallest: Math.min(
            ...[...element.querySelectorAll('p[title]')]
              .slice(-2)
              .map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
          ),
        };
      });
      expect(seen.cut).toEqual([]);
      expect(seen.smallest).toBeGreaterThan(onEnd.width / 40);
    });
  }
}

for (const host of ['localhost', 'corporate.localhost']) {
  for (const size of [
    { width: 1_080, height: 1_920 },
    { width: 1_280, height: 720 },
  ]) {
    test(`the hall screen shows a day’s team names whole, smaller where they are long (issue 36, 7): ${host}, ${size.width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(size);
      await page.goto(`${site.at(host)}/screen?language=en`);
      const names = page.getByRole('main').locator('[data-match] [lang]');
      await expect(names.first()).toBeInViewport();
      const cut = await names.evaluateAll((all) =>
        all
          .filter((name) => {
            const row = name.closest('li')?.getBoundingClientRect();
            const { top, bottom } = name.getBoundingClientRect();
            return (
              name.scrollWidth > name.clientWidth + 1 ||
              name.scrollHeight > name.clientHeight + 1 ||
              row === undefined ||
              top < row.top ||
              bottom > row.bottom
            );
          })
          .map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    });
  }
}
