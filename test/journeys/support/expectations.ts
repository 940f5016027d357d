import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The part of a page that axe checks: all of it, or what differs between pages, where the rest has been checked by the journey of screens. */
type Extent = 'page' | 'main';

/** Waits for the colours of the theme: during a transition they belong to neither theme. */
export const expectColoursSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
};

/** axe for the whole page, with what is off the screen drawn, since axe checks everything. */
const axeOf = async (page: Page): Promise<AxeBuilder> => {
  await expectColoursSettled(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
  return (
    new AxeBuilder({ page })
      // A page without frames needs no second page to gather the results of its frames in: half the time.
      .setLegacyMode(page.frames().length === 1)
  );
};

const expectNoViolation = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

/** Expects no violation of axe's WCAG 2.2 A and AA rules, colours included. */
export const expectAccessible = async (page: Page, extent: Extent = 'page'): Promise<void> => {
  const axe = (await axeOf(page))
    .options({
      // An experimental rule of axe for level A: a link's visible text is in its name, so that voice control works.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  await expectNoViolation(extent === 'main' ? axe.include('main') : axe);
};

/** Expects no violation of the rules that another colour scheme can break, on a page whose main part is accessible in the first one. */
export const expectAccessibleColours = async (page: Page): Promise<void> =>
  expectNoViolation((await axeOf(page)).include('main').withRules(['color-contrast', 'link-in-text-block']));

/** Expects that the page never scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
};
