import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';

test.use({ siteOptions: publishing });

const pill = (page: Page): Locator => page.getByRole('button', { name: /^\d+ (new|nye?) / });

/** The row nearest to the middle of the screen, identified by its text: it is a new element after a re-render. */
const rowRead = (page: Page): Promise<{ readonly text: string; readonly top: number }> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role="tabpanel"] [role="listitem"]')].map((row) => ({
      text: row.textContent ?? '',
      top: row.getBoundingClientRect().top,
    }));
    const once = rows.filter(({ text }) => rows.filter((other) => other.text === text).length === 1);
    const middle = innerHeight / 2;
    return once.reduce(
      (best, row) => (Math.abs(row.top - middle) < Math.abs(best.top - middle) ? row : best),
      { text: '', top: 1e6 },
    );
  });

const topOf = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (read) =>
      [...document.querySelectorAll('[role="tabpanel"] [role="listitem"]')]
        .find((row) => row.textContent === read)
        ?.getBoundingClientRect().top ?? Number.NaN,
    text,
  );

for (const width of [360, 1440]) {
  test(`${width} px wide: what is being read stays in place while events arrive, and the jump to them keeps the focus`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const play = await replayedMatch('hockey-overtime-corrections', site.url);
    await play.upTo(0.5);
    await page.goto(`${play.address}&events=goal,penalty,shot,faceoff,timeout,timer,playerTime`);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(30);
    await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);

    // One list per period, in however many blocks it is rendered (looks.md, "For everyone" 8).
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('list')).toHaveCount(await panel.getByRole('heading', { level: 3 }).count());

    // Just below the list's head, beside cards; then far down.
    const list = page.getByRole('tabpanel').getByRole('list').first();
    const start = await list.evaluate((it) => it.getBoundingClientRect().top + scrollY);
    let told = 0.5;
    for (const below of [60, 900]) {
      await page.evaluate((to) => scrollTo(0, to), start + below);
      const before = (await playsShown(page)).length;
      const read = await rowRead(page);
      expect(read.text).not.toBe('');
      told += 0.08;
      await play.upTo(told);
      await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(before);
      await expect
        .poll(async () => Math.abs((await topOf(page, read.text)) - read.top), { message: read.text })
        .toBeLessThanOrEqual(1);
    }

    await expect(pill(page)).toBeVisible();
    await pill(page).focus();
    await page.keyboard.press('Enter');
    await expect(pill(page)).toHaveCount(0);
    await expect(list).toBeInViewport();
    expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]') !== null)).toBe(
      true,
    );

    // After a jump past the list's head, which was never in view, new events are still announced.
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await play.upTo(told + 0.1);
    await expect(pill(page)).toBeVisible();
  });
}
