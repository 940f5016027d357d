import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect, type Page } from '@playwright/test';
import { evening, leftWhileConnecting, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { tour } from '../support/tour.ts';
import { unreachableControls } from '../support/unreachable.ts';
import { isSameInEverySport, visitsOf } from '../support/visits.ts';
import { fewOf, isWhole } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** What can be pressed within 12 px of another target's centre: both are smaller than 24 px, or too near (WCAG 2.5.8). */
const crowdedTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const targets = 'a[href], button, input, select, summary';
    const look = {
      /** What stands while other parts of the page scroll under it; null for the page itself. */
      layerOf(element: Element): Element | null {
        for (let at: Element | null = element; at !== null; at = at.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
        return null;
      },
      isCutByItsScroller(element: Element): boolean {
        const own = element.getBoundingClientRect();
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          const { top, bottom } = at.getBoundingClientRect();
          if (/auto|scroll/.test(getComputedStyle(at).overflowY) && (own.top < top || own.bottom > bottom))
            return true;
        }
        return false;
      },
      named(element: Element): string {
        return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.getAttribute('href') ?? ''}`;
      },
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      const place = element.closest('label') ?? element;
      const { left, top, width, height } = place.getBoundingClientRect();
      if (width < 2 || height < 2 || !place.checkVisibility({ visibilityProperty: true })) continue;
      // In a sentence the line's height decides.
      if (getComputedStyle(element).display === 'inline' && element.closest('p, li') !== null) continue;
      if (look.isCutByItsScroller(place)) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (document.elementFromPoint(x, y)?.closest(targets) !== element) continue;
      for (const [by, down] of [
        [-11, 0],
        [11, 0],
        [0, -11],
        [0, 11],
      ] as const) {
        const hit = document.elementFromPoint(x + by, y + down)?.closest(targets) ?? element;
        if (
          hit === element ||
          hit.contains(element) ||
          place.contains(hit) ||
          look.layerOf(hit) !== look.layerOf(element)
        )
          continue;
        found.add(
          `${look.named(element)} (${Math.round(width)} × ${Math.round(height)}) beside ${look.named(hit)}`,
        );
      }
    }
    return [...found];
  });

/** What is less than 44 px wide or high, but for names in sentences and rows, and headings of columns (WCAG 2.5.5). */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const { content, position } = getComputedStyle(element, '::after');
      const isStretched = content !== 'none' && position === 'absolute';
      const isName =
        getComputedStyle(element).display === 'inline' ||
        element.matches('td a, th a, li p > a, li p > span > a');
      const isHeading = element.matches('th button') && width >= 24 && height >= 43.5;
      const isSeen = width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
      return !isSeen || isStretched || isName || isHeading || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${element.textContent} ${element.getAttribute('href') ?? ''} ${width} × ${height}`];
    }),
  );

/** Headings that are more than one level below the one before. */
const skippedHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].filter((one) =>
      one.checkVisibility(),
    );
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return headings.flatMap((heading, index) =>
      (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1
        ? [`${heading.outerHTML.slice(0, 120)} after ${headings[index - 1]?.outerHTML.slice(0, 80)}`]
        : [],
    );
  });

/** Texts that are cut with the spacing that a reader may set, and were whole without it (WCAG 1.4.12). */
const textsCutBySpacing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const look = {
      isHidden(value: string): boolean {
        return value === 'hidden' || value === 'clip';
      },
      isCut(element: HTMLElement): boolean {
        const { fontSize, overflowX, overflowY } = getComputedStyle(element);
        // The space after a line's last letter shows nothing.
        const space = 0.12 * Number.parseFloat(fontSize);
        return (
          (look.isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1 + space) ||
          (look.isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      },
    };
    const clipping = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        /hidden|clip/.test(overflowX + overflowY) &&
        (element.textContent ?? '') !== '' &&
        // A card of the slider is 180 × 90 px (specification §2) and shortens names; its match's page has them whole.
        element.closest('[data-card], [aria-hidden="true"]') === null &&
        element.checkVisibility()
      );
    });
    const whole = clipping.filter((element) => !look.isCut(element));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const cut = whole
      .filter((element) => look.isCut(element))
      .map(
        (element) =>
          `${element.tagName} ${element.textContent} in ${element.closest('[class]')?.parentElement?.parentElement?.textContent?.slice(0, 60)}`,
      );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return cut;
  });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const [ordinal, deployment] of fewOf(builtInDeployments).entries()) {
  const { siteName, hosts } = deployment;
  test(`${siteName}: on every route targets are 44 px on a phone and 24 px elsewhere, each is hit at its own centre, headings nest, and wider spacing cuts no text (WCAG 2.5.5, 2.5.8, 1.3.1, 1.4.12)`, async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    const url = site.at(hosts[0]);
    await context.addCookies([{ name: 'language', value: 'en', url }]);
    const visits = await visitsOf(deployment, {
      seed: evening.seed,
      now: Instant(Date.parse(evening.now)),
    });
    const toured = visits.filter((visit) => isWhole || ordinal === 0 || !isSameInEverySport(visit));
    await tour(toured, async ({ path }) => {
      await page.goto(`${url}${path}`);
      await settled(page);
      const found: Record<string, readonly string[]> = {};
      for (const size of sizes) {
        await page.setViewportSize(size);
        const at = (what: string): string => `${what} at ${size.width}`;
        found[at('crowded')] = await crowdedTargets(page);
        if (size.width < 600) found[at('small')] = await smallTargets(page);
        found[at('unreachable')] = await page.evaluate<readonly string[]>(
          `(${unreachableControls.toString()})(window)`,
        );
        found[at('skipped')] = await skippedHeadings(page);
        found[at('cut')] = await textsCutBySpacing(page);
      }
      expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    });
  });
}
