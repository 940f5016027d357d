import { expect, type Page } from '@playwright/test';

/**
 * Expects that no figure is broken into two lines (`106` would read as 10 and 6), nor any word of ten letters or fewer: only a longer one
 * may exceed a narrow place.
 */
export const expectWholeWords = async (page: Page, what: string): Promise<void> => {
  const broken = await page.evaluate(() => {
    const figure = /^[+–-]?\d[\d:.,/–]*%?$/u;
    const word = /[^\s\-–/]+/gu;
    /** Whether an element is visually hidden: clipped to a pixel, with lines as narrow. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    /** The box that clips an element's text after a number of lines, ending in an ellipsis. */
    const placeOf = (element: Element | null): DOMRect | null =>
      element === null || element === document.body
        ? null
        : getComputedStyle(element).overflowY === 'hidden'
          ? element.getBoundingClientRect()
          : placeOf(element.parentElement);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      const written = textContent ?? '';
      if (written.trim() === '' || parent?.checkVisibility() !== true || isClipped(parent)) continue;
      const wholes = figure.test(written.trim())
        ? [{ at: 0, letters: written }]
        : [...written.matchAll(word)].map(({ index, 0: letters }) => ({ at: index, letters }));
      for (const { at, letters } of wholes) {
        if (Array.from(letters).length > 10) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + letters.length);
        const place = placeOf(parent);
        const seen = [...range.getClientRects()].filter(
          ({ width, y, height }) => width > 0 && (place === null || y + height / 2 <= place.bottom),
        );
        const lines = new Set(seen.map(({ y }) => Math.round(y)));
        if (lines.size > 1) found.push(`${letters} in ${parent.closest('tr, li, p, h2')?.textContent}`);
      }
    }
    return found;
  });
  expect(broken, what).toEqual([]);
};
