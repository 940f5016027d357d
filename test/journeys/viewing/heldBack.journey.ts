import { expect, type Page } from '@playwright/test';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';

/** Seconds after the match of `league` between `home` and `away` ended, by the simulation of this seed: at 21:17:35. */
test.use({ siteOptions: { now: '2026-11-21T21:17:40+01:00', seed: 1 } });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const [home, away] = ['Snøfonn', 'Tindevik'] as const;
const league = 443_067;

/** Longer than the pages take to open. */
const delay = 45;

const m = viewingMessages.en;

/** Each team's number of matches and points, by the table on the page. */
const tableOf = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const rows = page.getByRole('main').getByRole('table').first().getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent ?? '')),
  );
  return Object.fromEntries(
    [home, away].map((name) => {
      const cells = texts.find((row) => row.some((cell) => cell.includes(name))) ?? [];
      return [name, cells.filter((cell) => /^\d+$/.test(cell)).join(' ')];
    }),
  );
};

test('what a match that has ended changed is held back with the delay: tables, statistics, a team’s place, in the page as sent and while it is open (issue 37)', async ({
  page,
  context,
  browser,
  site,
}) => {
  const standings = `${site.url}/standings?tournamentId=${league}`;
  const cookies = (delayed: boolean) => [
    { name: 'language', value: 'en', url: site.url },
    ...(delayed ? [{ name: 'viewing', value: `shown:${delay}:`, url: site.url }] : []),
  ];
  await context.addCookies(cookies(true));
  const sent = await browser.newContext({ javaScriptEnabled: false });
  await sent.addCookies(cookies(true));
  const plain = await browser.newContext();
  await plain.addCookies(cookies(false));
  const [sentPage, plainPage] = await Promise.all([sent.newPage(), plain.newPage()]);
  const leftOut = page.getByText(/^Tables and statistics leave out/);

  await plainPage.goto(standings);
  await page.goto(standings);
  await sentPage.goto(standings);
  await expect(leftOut).toContainText(home);
  const [now, before, beforeSent] = [await tableOf(plainPage), await tableOf(page), await tableOf(sentPage)];
  for (const name of [home, away]) expect(before[name], name).not.toBe(now[name]);
  expect(beforeSent).toEqual(before);

  const ofHome = (on: Page) => on.getByRole('main').getByRole('row').filter({ hasText: home });
  for (const statistics of ['players', 'attendance']) {
    const address = `${site.url}/statistics/${statistics}?tournamentId=${league}`;
    await plainPage.goto(address);
    await expect(ofHome(plainPage).first()).toBeVisible();
    await sentPage.goto(address);
    await expect(sentPage.getByRole('main').getByRole('table')).toBeVisible();
    await expect(ofHome(sentPage)).toHaveCount(0);
  }

  await expect(leftOut).toHaveCount(0, { timeout: (delay + 10) * 1_000 });
  expect(await tableOf(page)).toEqual(now);
  await expect(page.getByText(m.isBehind(delay)).first()).toBeVisible();
  await Promise.all([sent.close(), plain.close()]);
});
