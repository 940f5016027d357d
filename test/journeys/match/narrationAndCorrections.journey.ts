import type { Language } from '@kampdag/core/site/language';
import { expect, type Page } from '@playwright/test';
import { todayMessages } from '../../../src/web/i18n/messages/today.ts';
import { correctionMessages } from '../../../src/web/match/corrections/correctionMessages.ts';
import { freshnessMessages } from '../../../src/web/match/live/freshnessMessages.ts';
import { basketballMessages } from '../../../src/web/sports/basketball/liveMessages.ts';
import { handballMessages } from '../../../src/web/sports/handball/liveMessages.ts';
import { hockeyMessages } from '../../../src/web/sports/icehockey/liveMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { matchesSent, openYoungestLiveMatch } from '../support/matches.ts';
import { fewOf, oneOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** Sports whose matches have a clock, on a phone and on a desktop, in both languages. */
const ways = [
  { host: 'localhost', messages: hockeyMessages, viewport: phone, language: 'en' },
  { host: 'basketball.localhost', messages: basketballMessages, viewport: desktop, language: 'no' },
  { host: 'handball.localhost', messages: handballMessages, viewport: phone, language: 'no' },
  { host: 'localhost', messages: hockeyMessages, viewport: desktop, language: 'no' },
] as const;

const speak = async (page: Page, language: Language): Promise<void> => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
};

/** Gives the page a device with one voice of a language, and records what it speaks. */
const withVoice = async (page: Page, lang: string): Promise<void> => {
  await page.addInitScript((tag) => {
    const spoken: string[] = [];
    const voice = { lang: tag, localService: true, default: true, name: 'Voice', voiceURI: 'voice' };
    class Utterance extends EventTarget {
      readonly text: string;
      voice: unknown = null;
      lang = '';
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: Utterance) => {
        spoken.push(utterance.text);
        setTimeout(() => utterance.dispatchEvent(new Event('end')), 50);
      },
      cancel: () => spoken.push('(silence)'),
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'spoken', { value: spoken });
  }, lang);
};

const spokenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (Reflect.get(window, 'spoken') as readonly string[] | undefined) ?? []);

for (const { host, messages, viewport, language } of fewOf(ways)) {
  test.describe(`${host}, ${viewport.width} px, ${language}`, () => {
    test.use({ viewport });
    const { announcements: m, connection } = messages[language];

    test('the score is said on request, and spoken aloud once a voice is turned on; the connection chip opens its details', async ({
      page,
      site,
    }) => {
      await speak(page, language);
      await withVoice(page, language === 'no' ? 'nb-NO' : 'en-GB');
      await openYoungestLiveMatch(page, site.at(host));
      const card = page.getByRole('group', { name: m.title });
      await expect(card.getByRole('radio', { name: m.levels.goals })).toBeChecked();
      await card.getByRole('button', { name: m.standing }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: /\d, .* \d+\.$/ })).toHaveCount(1);
      expect(await spokenIn(page)).toEqual([]);
      const turn = card.getByRole('switch', { name: m.speak });
      await turn.focus();
      await page.keyboard.press('Space');
      await expect(turn).toBeChecked();
      await expect.poll(() => spokenIn(page), { timeout: 20_000 }).toContain(m.speaking);

      const line = page.locator('summary[data-connection="good"]');
      await expect(line).toContainText(connection.chip);
      await line.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(freshnessMessages[language].title)).toBeVisible();
      await expect(page.locator('[data-count="reconnects"]')).toHaveText('0');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'main');

      await turn.click();
      await expect.poll(() => spokenIn(page)).toContain('(silence)');
    });
  });
}

// The other language and width: corrections.journey.ts.
for (const { host, viewport, language } of oneOf(ways)) {
  test.describe(`${host}, ${viewport.width} px, ${language}`, () => {
    test.use({ viewport });

    test('Today links to the corrections of the day, which link to their moments', async ({ page, site }) => {
      await speak(page, language);
      const c = correctionMessages[language];
      await page.goto(`${site.at(host)}/today`);
      await page.getByRole('main').getByRole('link', { name: todayMessages[language].corrections }).click();
      await expect(page.getByRole('heading', { level: 1, name: c.ofDay })).toBeVisible();
      const match = page.locator('[data-corrected]').first();
      await expect(match.getByText(c.said, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'main');
      const time = match.locator('time a').first();
      await time.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/livematch\?.*[?&]at=/);
    });

    test('a played match shows its corrections on request', async ({ page, site }) => {
      await speak(page, language);
      const c = correctionMessages[language];
      const [played = ''] = await matchesSent(page, `${site.at(host)}/schedule?show=played`, 'match');
      await page.goto(played);
      const card = page.getByRole('region', { name: c.ofMatch, exact: true });
      await card.getByRole('button', { name: c.showOfMatch }).click();
      await expect(card.getByText(new RegExp(`^(${c.said}|${c.none}|${c.noLog})$`)).first()).toBeVisible({
        timeout: 20_000,
      });
      await expectAccessible(page, 'main');
    });

    test('visitors who hide results see no correction', async ({ page, site, context }) => {
      await context.addCookies([{ name: 'viewing', value: 'hidden:0:', url: site.at(host) }]);
      await speak(page, language);
      const c = correctionMessages[language];
      await page.goto(`${site.at(host)}/corrections`);
      await expect(page.getByText(c.withheld).first()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(c.said, { exact: true })).toHaveCount(0);
    });
  });
}
