import { expect, type Locator, type Page } from '@playwright/test';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';

test.use({ siteOptions: publishing });

/** Texts squeezed into a column of single letters: taller than five lines, and narrower than three. */
const columnsOfLetters = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('p, span, li, dd, h2, h3, a, button')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(element).fontSize) * 1.2;
        return width > 2 && height > line * 5 && width < line * 3;
      })
      .map(({ textContent }) => textContent),
  );

/** Elements that reach beyond the screen, outside any scroll container. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        if (width <= 2 || right <= document.documentElement.clientWidth + 1) return false;
        if (!element.checkVisibility()) return false;
        for (let at = element.parentElement; at !== null && at.tagName !== 'MAIN'; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return false;
        return true;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );

/** The board's signs that lie over its score, or that it has no score. */
const signsOverTheScore = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('section [data-score]');
    const score = shown?.getBoundingClientRect();
    if (score === undefined) return ['no score'];
    return [...(shown?.closest('section')?.querySelectorAll('svg, img, [data-crest]') ?? [])]
      .filter((element) => {
        const sign = element.getBoundingClientRect();
        const isAside = sign.right <= score.left + 1 || sign.left >= score.right - 1;
        const isAboveOrBelow = sign.bottom <= score.top + 1 || sign.top >= score.bottom - 1;
        return sign.width > 0 && !isAside && !isAboveOrBelow;
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

const widths = [360, 768, 1280] as const;

/** Doubles a page's text, as a browser's setting does. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('text alone at 200 %: both pages of a match are read in words, on a phone, a tablet and a desktop (WCAG 1.4.4)', async ({
  page,
  site,
}) => {
  const play = await replayedMatch('hockey-overtime-corrections', site.url);
  await play.upTo(0.6);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of [play.address, play.address.replace('/livematch', '/match')]) {
    await page.goto(address);
    if (address === play.address)
      await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(8);
    await enlarge(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${address}, ${width} px`;
      await expect.poll(() => columnsOfLetters(page.getByRole('main')), at).toEqual([]);
      expect(await signsOverTheScore(page), at).toEqual([]);
      expect(await beyondTheEdge(page), at).toEqual([]);
    }
  }
});

test('text alone at 200 %: the header holds its words, and the page its title in one word (WCAG 1.4.4)', async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.allow(leftWhileConnecting);
  await context.addCookies([{ name: 'language', value: 'no', url: site.url }]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/scoreboard`);
  await enlarge(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    const box = await header.boundingBox();
    for (const words of [header.getByText(/^\d{4}–\d\d$/), header.locator('[lang="nb"]')]) {
      const seen = await words.boundingBox();
      expect(seen?.width, `${width} px`).toBeGreaterThan(60);
      expect(seen?.y, `${width} px`).toBeGreaterThanOrEqual(box?.y ?? Number.NaN);
      expect((seen?.y ?? 0) + (seen?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
    }
    const title = page.getByRole('heading', { level: 1, name: 'Resultattavle' });
    const lines = await title.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

const lists = [
  '/scoreboard',
  '/today',
  '/schedule',
  '/standings',
  '/teammembers',
  '/statistics/players',
  '/statistics/goalies',
  '/statistics/attendance',
  '/statistics/teams',
  '/transfers',
  '/following',
  '/corrections',
];

/** Words that are cut off. A league's long name ends in an ellipsis in the header, and stands whole below the page's title. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header span:not([lang]), main h1, main h2, main button, main a',
      ),
    ]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map(({ textContent }) => textContent),
  );

test('a phone with text alone at 200 %: lists are read in words, none is cut off or beyond the edge (WCAG 1.4.4)', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow(leftWhileConnecting);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of lists) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await enlarge(page);
    // A table's legend, too.
    for (const summary of await page.getByRole('main').locator('details:not([open]) > summary').all())
      if (await summary.isVisible()) await summary.click();
    expect.soft(await columnsOfLetters(page.getByRole('main')), path).toEqual([]);
    expect.soft(await beyondTheEdge(page), path).toEqual([]);
    expect.soft(await cutWords(page), path).toEqual([]);
  }
});
