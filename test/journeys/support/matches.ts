import { expect, type Page } from '@playwright/test';

const liveLinks = (page: Page) => page.getByRole('main').locator('a[href^="/livematch?"]');

/** The live match links in a page's main part. */
export const livePaths = async (page: Page): Promise<readonly string[]> => {
  await expect(liveLinks(page).first()).toBeVisible();
  return liveLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
};

/** Opens the scoreboard and, from it, the live match that started last. */
export const openYoungestLiveMatch = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  const live = liveLinks(page);
  await expect(live.first()).toBeVisible();
  await live.last().click();
  await expect(page).toHaveURL(/\/livematch\?.*matchId=\d+/);
  await expect(page.getByRole('timer')).toBeVisible();
};

/** The texts of the match page's plays, newest first. */
export const playsShown = (page: Page): Promise<readonly string[]> =>
  page.getByRole('tabpanel').getByRole('listitem').allTextContents();
