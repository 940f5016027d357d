import { expect, type Page } from '@playwright/test';

/** What is seen of the match on the open tab, without the way through it, the line to it, and the chip that tells live from replay. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const own = [
      ...document.querySelectorAll('[data-scrub], [data-in-step], [data-missed], main p[data-state]'),
    ];
    const line = document.querySelector('main [data-connection]')?.closest('details')?.parentElement ?? null;
    for (const element of [...own, line]) if (element instanceof HTMLElement) element.style.display = 'none';
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    return `${document.title}\n${document.querySelector('main')?.innerText ?? ''}`;
  });

const tabs = (page: Page) => page.getByRole('main').getByRole('tab');

/** What is seen of a match on every tab of its page. */
export const seenOnTabs = async (page: Page): Promise<readonly string[]> => {
  await expect(tabs(page).first()).toBeVisible();
  const said: string[] = [];
  for (const tab of await tabs(page).all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // A skeleton is an empty drawing.
    await expect(page.getByRole('main').getByRole('tabpanel').locator('svg:empty')).toHaveCount(0);
    const last = { text: '' };
    // What is drawn in idle time is there when two looks see the same.
    await expect
      .poll(
        async () => {
          const text = await seen(page);
          const isSame = text === last.text;
          last.text = text;
          return isSame;
        },
        { intervals: [400] },
      )
      .toBe(true);
    said.push(last.text);
  }
  return said;
};
