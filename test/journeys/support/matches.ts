import { expect, type Page } from '@playwright/test';

const liveLinks = (page: Page) => page.getByRole('main').locator('a[href^="/livematch?"]');

/** The live match links in a page's main part. */
export const livePaths = async (page: Page): Promise<readonly string[]> => {
  await expect(liveLinks(page).first()).toBeVisible();
  return liveLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
};

/** A kind of page of a match: one in play, one that is played, or one to come. */
type MatchPage = 'livematch' | 'match' | 'matchnotready';

/**
 * The addresses of the matches that the main part of a page links to, in order, as the server sends the page: no browser has to open it
 * first. Data that is late comes with a later answer.
 */
export const matchesSent = async (page: Page, url: string, kind: MatchPage): Promise<readonly string[]> => {
  const { host, port, pathname, search } = new URL(url);
  const links = new RegExp(`href="(/${kind}\\?[^"]+)"`, 'g');
  const sent: { links: readonly string[] } = { links: [] };
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`http://localhost:${port}${pathname}${search}`, {
          headers: { host },
        });
        const [, main = ''] = (await answer.text()).split('<main');
        sent.links = Array.from(
          main.matchAll(links),
          ([, path = '']) => new URL(path.replaceAll('&amp;', '&'), url).href,
        );
        return sent.links.length;
      },
      { message: `a ${kind} on ${url}`, timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  return sent.links;
};

/** Opens, by its address, the live match of a scoreboard that started last. */
export const openYoungestLiveMatch = async (page: Page, url: string): Promise<void> => {
  await page.goto((await matchesSent(page, url, 'livematch')).at(-1) ?? '');
  await expect(page.getByRole('timer')).toBeVisible({ timeout: 30_000 });
};

/** The texts of the match page's plays, newest first. */
export const playsShown = (page: Page): Promise<readonly string[]> =>
  page.getByRole('tabpanel').getByRole('listitem').allTextContents();
