import { expect, type Page } from '@playwright/test';

/** Opens the scoreboard and, from it, the page of the live match that began last: it is in its first period. */
export const openYoungestLiveMatch = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  const live = page.getByRole('main').locator('a[href^="/livematch?"]');
  await expect(live.first()).toBeVisible();
  await live.last().click();
  await expect(page).toHaveURL(/\/livematch\?.*matchId=\d+/);
  await expect(page.getByRole('timer')).toBeVisible();
};

/** The plays of the match page, newest first, each as it reads. */
export const playsShown = (page: Page): Promise<readonly string[]> =>
  page.getByRole('tabpanel').getByRole('listitem').allTextContents();
