import type { Page } from '@playwright/test';

/** Attributes with text for the visitor. */
const speaking = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'content'] as const;

/**
 * The results on a page, in its text, title and text attributes: scores with a dash or in words, figures in rows and cards of matches, and
 * every figure of a named table.
 *
 * @param figures whether the page's tables hold only figures
 */
export const resultsTold = (page: Page, figures: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ([names, isOfFigures]) => {
      const told = new Set<string>();
      const texts = [document.title, document.body.innerText].concat(
        names.flatMap((name) =>
          [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
        ),
      );
      const score = /(?<![\d–:.-])\d{1,3}\s?[–-]\s?\d{1,3}(?![\d–:.-])|\b\d+ (?:to|til|mot|against) \d+\b/g;
      // `1–20 of 25` rows is not a score.
      for (const text of texts)
        for (const [found] of text.replaceAll(/\d+–\d+ (?:of|av) \d+/g, '').matchAll(score)) told.add(found);
      const places = ['a[href*="/match?"]', 'a[href*="/livematch?"]', '[data-card]', '[data-match]'];
      for (const place of document.querySelectorAll(places.join())) {
        const hasFigure = [...place.querySelectorAll('*')].some(
          ({ children, textContent }) => children.length === 0 && /^\d{1,3}$/.test(textContent.trim()),
        );
        if (hasFigure) told.add(place.textContent);
      }
      const cells = isOfFigures ? [...document.querySelectorAll('main td')] : [];
      for (const { textContent } of cells) if (/^-?\d+([.,]\d+)?%?$/.test(textContent)) told.add(textContent);
      return [...told];
    },
    [speaking, figures] as const,
  );
