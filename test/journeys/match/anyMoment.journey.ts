import { expect, type Page } from '@playwright/test';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { expectAccessible } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { matchesSent, openYoungestLiveMatch, playsShown } from '../support/matches.ts';
import { settled } from '../support/settled.ts';
import { oneOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const sizes = [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
] as const;

/** The scores on a page: digits on both sides of a dash, except seasons, ranges of years and dates. */
const scores = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...`${document.title}\n${document.body.innerText}`.matchAll(
        /(?<![\d–-])\d{1,3}\s?[–-]\s?\d{1,3}(?![\d–-])/g,
      ),
    ].map(([text]) => text),
  );

for (const { name, viewport } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a live match is scrubbed by keyboard, shared by its address, and returned to live', async ({
      page,
      site,
    }) => {
      await openYoungestLiveMatch(page, site.url);
      await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(2);
      await page.getByRole('button', { name: 'Replay' }).click();
      const slider = page.getByRole('slider', { name: 'Moment of the match' });
      await expect(slider).toBeVisible();
      const last = await slider.getAttribute('aria-valuetext');
      await slider.focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
      await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '');
      const then = await playsShown(page);
      await expectAccessible(page, 'main');
      await expect(page).toHaveURL(/[?&]at=/);
      await page.reload();
      await expect(slider).toBeVisible();
      await expect.poll(() => playsShown(page)).toEqual(then);
      await page.getByRole('button', { name: 'Back to live' }).click();
      await expect(slider).toBeHidden();
      await expect(page).not.toHaveURL(/[?&]at=/);
    });
  });
}

// That no page has them, on a phone and a desktop, is the journey of those who hide results (withoutSpoilers).
for (const { name, viewport } of oneOf(sizes)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a match whose result is hidden plays from its start', async ({ page, site, context }) => {
      const [played = ''] = await matchesSent(page, `${site.url}/schedule?show=played`, 'match');
      await context.addCookies([{ name: 'viewing', value: 'hidden:0:', url: site.url }]);
      await page.goto(played);
      await expect(page.getByText('Results are hidden.')).toBeVisible();
      await settled(page);
      expect(await scores(page)).toEqual([]);
      await expectAccessible(page, 'main');
      await page.getByRole('button', { name: 'Play from the start' }).click();
      const slider = page.getByRole('slider', { name: 'Moment of the match' });
      // It plays at once: some moment of the first quarter of an hour.
      await expect(slider).toHaveValue(/^\d{1,6}$/);
      await slider.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect(page.locator('[data-score-mark]')).toHaveCount(1);
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page.getByText('Results are hidden.')).toBeHidden();
    });
  });
}

test('a delayed page says so in Norwegian, and is live again on request', async ({ page, site, context }) => {
  await context.addCookies([
    { name: 'viewing', value: 'shown:60:', url: site.url },
    { name: 'language', value: 'no', url: site.url },
  ]);
  await openYoungestLiveMatch(page, site.url);
  const note = page.getByText(viewingMessages.no.isBehind(60));
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Vis med en gang' }).click();
  await expect(note).toBeHidden();
});
