import { expect, type Page } from '@playwright/test';

/** No figure of the page is broken into two lines: `106` would be read as 10 and 6. */
export const expectWholeFigures = async (page: Page, what: string): Promise<void> => {
  const broken = await page.evaluate(() => {
    const figure = /^[+–-]?\d[\d:.,/–]*%?$/u;
    /** What only those who listen find is clipped to a pixel, its lines as narrow. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (!figure.test(words)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
      const { parentElement: parent } = text;
      if (lines.size < 2 || parent?.checkVisibility() !== true || isClipped(parent)) continue;
      found.push(`${words} in ${parent.closest('tr, li, p')?.textContent}`);
    }
    return found;
  });
  expect(broken, what).toEqual([]);
};
