import { expect, type Page } from '@playwright/test';

const liveLinks = (page: Page) => page.getByRole('main').locator('a[href^="/livematch?"]');

/** The addresses of the live matches that a page's main part leads to. */
export const livePaths = async (page: Page): Promise<readonly string[]> => {
  await expect(liveLinks(page).first()).toBeVisible();
  return liveLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
};

/** Opens the scoreboard and, from it, the page of the live match that began last. */
export const openYoungestLiveMatch = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  const live = liveLinks(page);
  await expect(live.first()).toBeVisible();
  await live.last().click();
  await expect(page).toHaveURL(/\/livematch\?.*matchId=\d+/);
  await expect(page.getByRole('timer')).toBeVisible();
};

/** The plays of the match page, newest first, each as it reads. */
export const playsShown = (page: Page): Promise<readonly string[]> =>
  page.getByRole('tabpanel').getByRole('listitem').allTextContents();
