import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const visits = [
  { host: 'localhost', width: 360, tabs: ['Summary', 'Events', 'Players', 'Lineups', 'Stats'] },
  {
    host: 'basketball.localhost',
    width: 1440,
    tabs: ['Oversikt', 'Hendelser', 'Spillere', 'Statistikk'],
  },
] as const;

for (const { host, width, tabs } of visits) {
  test(`a played match is read tab by tab, which the address carries (${host}, ${width} px wide)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const [played = ''] = await matchesSent(page, site.at(host), 'match');
    await page.goto(played);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(page.getByRole('tab')).toHaveText(tabs);
    await expect(tab(tabs[0])).toHaveAttribute('aria-selected', 'true');
    for (const name of tabs.slice(1)) {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(/[?&]tab=\w+/);
      await expect(page.getByRole('tabpanel').getByRole('heading').nth(1)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, 'main');
    await page.reload();
    await expect(tab(tabs.at(-1) ?? '')).toHaveAttribute('aria-selected', 'true');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tab of a played match is a link to it', async ({ page, site }) => {
    const [played = ''] = await matchesSent(page, site.url, 'match');
    await page.goto(played);
    const players = page.getByRole('tab', { name: 'Players' });
    await page.getByRole('tab').first().focus();
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
    await expect(players).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]tab=players/);
    await expect(page.getByRole('table', { name: /Skaters/ })).toHaveCount(2);
  });
});
