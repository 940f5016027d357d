import { expect, type Locator } from '@playwright/test';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const topOf = (element: Locator): Promise<number> => element.evaluate((it) => it.getBoundingClientRect().top);
const leftOf = (element: Locator): Promise<number> =>
  element.evaluate((it) => it.getBoundingClientRect().left);
const scrolledBy = (element: Locator): Promise<number> => element.evaluate((it) => it.scrollLeft);

/** A measurement once two readings, a fifth of a second apart, agree. */
const atRest = async (read: () => Promise<number>): Promise<number> => {
  const seen = { last: await read() };
  await expect
    .poll(
      async () => {
        const now = await read();
        const moved = now - seen.last;
        seen.last = now;
        return moved;
      },
      { intervals: [200] },
    )
    .toBe(0);
  return seen.last;
};

test('back and forward restore the scroll positions', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Volleyball's scoreboard is long: it shows the other leagues' matches of the day as well.
  await page.goto(`${site.at('volleyball.localhost')}/scoreboard`);
  await settled(page);
  const row = page.locator('main tr:visible:has(a[href*="matchId="])').last();
  await row.scrollIntoViewIfNeeded();
  // Content gets its real height when scrolled into view; compare with the layout at the time of leaving.
  const left = await atRest(() => topOf(row));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/matchId=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/scoreboard/);
  await expect.poll(async () => Math.abs((await topOf(row)) - left)).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect(page).toHaveURL(/matchId=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the slider is moved by its buttons, the wheel and the arrow keys', async ({ page, site }) => {
  await page.goto(`${site.url}/standings`);
  const slider = page.getByRole('region', { name: /^Matches/ });
  const track = slider.locator('div:has(> ol)');
  const later = slider.getByRole('button', { name: 'Later matches' });
  await expect(later).toBeEnabled();
  const start = await scrolledBy(track);
  await later.click();
  await expect.poll(() => scrolledBy(track)).toBeGreaterThan(start + 400);
  const paged = await scrolledBy(track);
  await track.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scrolledBy(track)).toBe(paged - 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const cardOf = (): Promise<number> =>
    page.evaluate(() => {
      const card = document.activeElement?.closest('[data-card]') ?? null;
      return card === null ? -1 : Number(card.getAttribute('data-card'));
    });
  // Matches to come have no page yet: no link.
  await slider.getByRole('button', { name: 'Earlier matches' }).click();
  await track.locator('a:not([tabindex])').last().focus();
  const card = await cardOf();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(cardOf).toBeLessThan(card);
  // Tab walks what is visible, and every stop is a link.
  const stops: string[] = [];
  for (let press = 0; press < 20 && (await cardOf()) >= 0; press += 1) {
    stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
    await page.keyboard.press('Tab');
    if (await later.evaluate((button) => button === document.activeElement)) break;
  }
  expect(new Set(stops)).toEqual(new Set(['A']));
  await expect(later).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await expect.poll(cardOf).toBe(0);
  await expect.poll(() => scrolledBy(track)).toBe(0);
  await expect(slider.getByRole('button', { name: 'Earlier matches' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/matchId=/);
});

test('on a phone the crest of a row stays while its figures are scrolled, and the page does not move sideways', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/standings`);
  const table = page.getByRole('main').getByRole('table').first();
  const box = table.locator('xpath=..');
  await page.getByRole('button', { name: /^All columns/ }).click();
  await expect.poll(() => box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(100);
  await page.evaluate(() => scrollTo(0, 0));
  const crest = table.getByRole('rowheader').first().locator('[data-crest]');
  const points = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('cell')
    .last();
  await settled(page);
  const before = { crest: await leftOf(crest), points: await atRest(() => leftOf(points)) };
  await box.evaluate((it) => it.scrollBy(100, 0));
  expect(await leftOf(points)).toBe(before.points - 100);
  expect(Math.abs((await leftOf(crest)) - before.crest)).toBeLessThan(60);
  expect(await leftOf(crest)).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a printed table is whole, without controls', async ({ page, site }) => {
  await page.goto(`${site.url}/standings`);
  const main = page.getByRole('main');
  const table = main.getByRole('table').first();
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The printable area of A4, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1_000 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  expect(await table.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(718);
  await expect(page.getByRole('region', { name: /^Matches/ })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /filter/i })).toHaveCount(0);
  await expect(page.getByText('Standings of', { exact: false }).first()).toBeVisible();
});

for (const host of ['localhost', 'handball.localhost', 'corporate.localhost']) {
  test(`a phone’s header names the whole league, above the slider (issue 36, 9): ${host}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.at(host)}/standings`);
    const header = page.getByRole('banner');
    const name = header.locator('[lang="nb"]');
    await expect(name).toBeVisible();
    const cut = await name.evaluate((it) => [
      it.scrollWidth - it.clientWidth,
      it.scrollHeight - it.clientHeight,
    ]);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
    const slider = page.getByRole('region', { name: /^(Matches|Kamper)/ }).first();
    await expect(slider).toBeVisible();
    const bottom = await header.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(await slider.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom - 1);
  });
}

test('a club’s logo stands by night without a tile behind it (issue 36, 10)', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}/standings`);
  const logo = page.getByRole('main').locator('[data-crest] > img[data-loaded]').first();
  await expect(logo).toBeAttached();
  const ground = await logo
    .locator('xpath=..')
    .evaluate((crest) => [getComputedStyle(crest).backgroundColor, getComputedStyle(crest).backgroundImage]);
  expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'none']);
});
