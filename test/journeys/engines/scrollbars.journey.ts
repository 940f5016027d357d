import { chromium, expect } from '@playwright/test';
import { chromiumOptions } from '../../support/chromium.ts';
import { test } from '../support/journey.ts';

/** The elements that reserve room for a scrollbar though their content fits, by class. */
const needlessBars = (): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLElement>('main, main section, main div'), (element) => {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const bar =
      element.offsetHeight -
      element.clientHeight -
      parseFloat(borderTopWidth) -
      parseFloat(borderBottomWidth);
    return element.clientHeight > 0 && bar > 4 && element.scrollWidth <= element.clientWidth
      ? element.className
      : '';
  }).filter((name) => name !== '');

// Playwright hides scrollbars, which visitors with a mouse see.
test('no screen shows a scrollbar where its content fits: the hall screen, a match by period', async ({
  site,
}) => {
  const browser = await chromium.launch({
    ...chromiumOptions,
    executablePath: process.env['HEADLESS_SHELL_PATH'] ?? chromiumOptions.executablePath,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    await page.goto(`${site.url}/screen`);
    await expect(page.locator('main h1, main section').first()).toBeVisible();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
    await page.goto(`${site.url}/scoreboard`);
    const address = await page.locator('main a[href^="/livematch"]').first().getAttribute('href');
    await page.goto(`${site.url}${address ?? ''}`);
    await expect(page.locator('main table:visible').first()).toBeVisible();
    expect(await page.evaluate(needlessBars)).toEqual([]);
  } finally {
    await browser.close();
  }
});
