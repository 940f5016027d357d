import { expect } from '@playwright/test';
import { commonMessages } from '../../../src/web/i18n/messages/live.ts';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { expectAccessible } from '../support/expectations.ts';
import { leftWhileConnecting, test, withoutNetwork } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';
import { watchSockets } from '../support/sockets.ts';
import { oneOf } from '../support/whole.ts';

test.use({ siteOptions: publishing });

test.beforeEach(({ troubles }) => {
  troubles.allow(withoutNetwork);
  troubles.allow(leftWhileConnecting);
});

for (const { name, language, width } of oneOf([
  { name: 'hockey-overtime-corrections', language: 'en', width: 360 },
  { name: 'basketball-overtime-messy', language: 'no', width: 1280 },
] as const)) {
  const m = commonMessages[language];
  const viewing = viewingMessages[language];

  test(`${name}, ${width} px, ${language}: what came while the line was lost is summed up and marked, and an event that is pressed when it is seen sets the delay`, async ({
    page,
    context,
    site,
  }) => {
    const sockets = await watchSockets(page);
    const play = await replayedMatch(name, site.url);
    await context.addCookies([{ name: 'language', value: language, url: new URL(play.address).origin }]);
    await page.setViewportSize({ width, height: 740 });
    await play.upTo(0.3);
    await page.goto(play.address);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
    await expect(page.locator('[data-connection="good"]')).toBeVisible();

    await context.setOffline(true);
    await sockets.cut();
    await play.upTo(0.5);
    await expect(page.getByRole('main')).toContainText(/Connection lost since|Mistet forbindelsen/);
    await expect(page.locator('[data-was-missed]')).toHaveCount(0);
    await context.setOffline(false);
    const note = page.locator('[data-missed]');
    await expect(note).toContainText(new RegExp(`${m.missedTitle}: \\d+ `), { timeout: 40_000 });
    await expectAccessible(page, 'main');
    await note.getByRole('button', { name: m.missedFirst }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-was-missed]').last()).toBeInViewport();
    await note.getByRole('button', { name: m.close }).focus();
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(0);

    const inStep = page.locator('[data-in-step]');
    await inStep.getByRole('listitem').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    const seconds = new RegExp(
      viewing.isBehind(4711).replace(/4711 (second|sekund)(s|er)/, '(\\d+) $1(?:$2)?'),
    );
    // It is said once, and stands where it was set.
    await expect(page.getByRole('status').filter({ hasText: seconds })).toHaveCount(1);
    const shown = page.getByRole('main').getByText(seconds);
    await expect(shown).toBeVisible();
    const behind = Number(seconds.exec(await shown.innerText())?.[1]);
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThan(60);
    await page.getByRole('button', { name: viewing.noDelay }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(seconds)).toHaveCount(0);
  });
}
