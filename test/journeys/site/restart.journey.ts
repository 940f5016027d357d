import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test, withoutNetwork } from '../support/journey.ts';
import { openYoungestLiveMatch, playsShown } from '../support/matches.ts';

test.beforeEach(({ troubles }) => troubles.allow(withoutNetwork));

/** Milliseconds that the server is down. The journey uses real processes and sockets, so the wait is real. */
const away = 6_000;

test('after a server crash and restart the page is as if nothing had happened', async ({
  page,
  context,
  ownSite: site,
}) => {
  await openYoungestLiveMatch(page, site.url);
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
  const address = page.url();

  await site.kill();
  await delay(away);
  await site.restart();

  const other = await context.newPage();
  await other.goto(address);
  await expect.poll(async () => (await playsShown(other)).length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await playsShown(page)).join('\n') === (await playsShown(other)).join('\n'), {
      timeout: 40_000,
    })
    .toBe(true);
  const clock = page.getByRole('timer');
  const shown = await clock.innerText();
  await expect(clock).not.toHaveText(shown, { timeout: 45_000 });
});
