import { expect } from '@playwright/test';
import { myMatchesMessages } from '../../../src/web/myMatches/myMatchesMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** Elvestrand, in play on the evening of the journeys. */
const team = 850_006;
const name = 'Elvestrand Hockey';
const m = myMatchesMessages.en;

test('who follows a team finds its match in play first on the front page and on Today; with the choice made, in the page as sent (issue 37, point 4)', async ({
  page,
  context,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }]);
  await page.goto(`${site.url}/today`);
  const mine = page.getByRole('region', { name: m.title });
  await expect(mine).toHaveCount(0);
  await page.goto(`${site.url}/team?teamId=${team}`);
  await page.getByRole('button', { name: `Follow ${name}` }).click();

  for (const path of ['/', '/today']) {
    await page.goto(`${site.url}${path}`);
    await expect(mine.getByText(new RegExp(`^${m.now}`))).toBeVisible();
    await expect(mine.getByText(/^Elvestrand/).first()).toBeVisible();
    await expect(mine.getByText(new RegExp(`^${m.last}`))).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page, 'main');
  const cookieOf = async () => (await context.cookies()).find((cookie) => cookie.name === 'teams')?.value;
  // The server knows how many teams there are, so that their room is kept, and not which.
  expect(await cookieOf()).toBe('n1');
  const sent = await page.request.get(`${site.url}/today`);
  expect(await sent.text()).not.toContain(`teamId=${team}&amp;`);

  await page.goto(`${site.url}/following`);
  await page.getByRole('checkbox', { name: m.tell }).check();
  expect(await cookieOf()).toBe(String(team));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies([
    { name: 'teams', value: String(team), url: site.url },
    { name: 'language', value: 'en', url: site.url },
  ]);
  const early = await plain.newPage();
  await expect(async () => {
    await early.goto(site.url);
    await expect(early.getByRole('region', { name: m.title }).getByText(/^\d+$/).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await plain.close();

  await page.getByRole('checkbox', { name: m.tell }).uncheck();
  expect(await cookieOf()).toBe('n1');
});
