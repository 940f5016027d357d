import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { openYoungestLiveMatch } from '../support/matches.ts';
import { oneOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const journeys = [
  { host: 'localhost', language: 'en', width: 1280, figure: /^Score .+: show events$/ },
  { host: 'basketball.localhost', language: 'no', width: 360, figure: /^Stilling .+: vis hendelser$/ },
] as const;

for (const { host, language, width, figure } of oneOf(journeys, 1)) {
  test(`a score of ${host} opens its events by keyboard, ${width} px wide, in ${language}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openYoungestLiveMatch(page, `${site.at(host)}/scoreboard?lang=${language}`);
    const score = page.getByRole('button', { name: figure }).first();
    await expect(score).toBeVisible();
    const shown = await score.innerText();
    const { width: wide = 0, height: high = 0 } = (await score.boundingBox()) ?? {};
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24);
    await score.focus();
    await page.keyboard.press('Enter');
    const events = page.getByRole('dialog');
    // The match goes on, so its score may change; under the dialog the page is hidden from roles.
    const now = page.getByRole('button', { name: figure, includeHidden: true }).first();
    await expect(events.locator('[data-sum]')).toHaveAttribute(
      'data-sum',
      new RegExp(`^(${await now.innerText()}|${shown})$`),
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(events).toBeHidden();
    await expect(score).toBeFocused();
    const links = events.getByRole('link');
    const shots = page.getByRole('button', { name: /: (show events|vis hendelser)$/ });
    for (const one of await shots.all()) {
      if (!/[1-9]/.test(await one.innerText())) continue;
      await one.focus();
      await page.keyboard.press('Enter');
      break;
    }
    await expect(links.first()).toBeVisible();
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(events).toBeHidden();
    await expect(page).toHaveURL(/[?&]at=/);
    await expect(page.getByRole('slider')).toBeVisible();
  });
}
