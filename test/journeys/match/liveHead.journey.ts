import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { openYoungestLiveMatch, playsShown } from '../support/matches.ts';

test.use({ viewport: { width: 360, height: 740 } });

const sports = [
  { host: 'localhost', title: 'hockey, in English' },
  { host: 'basketball.localhost', title: 'basketball, in Norwegian' },
] as const;

for (const { host, title } of sports) {
  test(`a phone shows the score and the newest event without scrolling, and the score stays visible (${title})`, async ({
    page,
    site,
  }) => {
    await openYoungestLiveMatch(page, site.at(host));
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
    const main = page.getByRole('main');
    const head = await main.getByRole('region').first().boundingBox();
    expect(head?.height).toBeLessThanOrEqual(180);
    const newest = await page.getByRole('tabpanel').getByRole('listitem').first().boundingBox();
    expect(newest?.y).toBeLessThanOrEqual(740 - 60);

    const bar = page.locator('[data-sticky-score]');
    await expect(bar).toHaveCount(0);
    const score = await main
      .locator('[data-score]')
      .evaluate((element) => element.querySelector('[aria-hidden]')?.textContent ?? '');
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await pageHeight();
    await page.evaluate(() => scrollTo(0, 420));
    await expect(bar).toContainText(score);
    await expect(bar).toContainText(/\d\d:\d\d|Intermission|Pause/);
    expect(Math.abs((await pageHeight()) - before)).toBeLessThan(200);
    const header = await page.getByRole('banner').boundingBox();
    const place = await bar.boundingBox();
    expect(place?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    // Hidden from screen readers, which have the score in the head and hear goals announced.
    await expect(page.locator('[aria-hidden="true"] > [data-sticky-score]')).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toHaveCount(0);
  });
}

test('the label of the shots stands clear of its bar, and the score is underlined as finely as any figure (issue 36, C)', async ({
  page,
  site,
}) => {
  await openYoungestLiveMatch(page, site.url);
  const bar = page.locator('main svg:has(> rect + rect)').first();
  // On a phone a power play takes its place.
  for (const width of [768, 1_280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bar).toBeVisible();
    const room = await bar.evaluate((element) => {
      const label = element.parentElement?.querySelector('p')?.firstChild;
      const range = document.createRange();
      if (label == null) return 0;
      range.selectNodeContents(label);
      return element.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
    });
    expect(room, `${width} px`).toBeGreaterThanOrEqual(3);
    const underline = await page
      .locator('main p[data-score] button')
      .first()
      .evaluate((figure) => getComputedStyle(figure).textDecorationThickness);
    expect(underline).toBe('2px');
  }
});
