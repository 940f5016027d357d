import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The part of a page that axe checks: all of it, or what differs between pages. */
type Extent = 'page' | 'main';

/** Expects no violation of axe's WCAG 2.2 A and AA rules, colours included. */
export const expectAccessible = async (page: Page, extent: Extent = 'page'): Promise<void> => {
  // During a theme transition colours belong to neither theme.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  // Renders off-screen content, since axe checks everything.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
  const axe = new AxeBuilder({ page })
    // A page without frames needs no second page to gather the results of its frames in: half the time.
    .setLegacyMode(page.frames().length === 1)
    .options({
      // An experimental rule of axe for level A: a link's visible text is in its name, so that voice control works.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (extent === 'main' ? axe.include('main') : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

/** Expects that the page never scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
};
