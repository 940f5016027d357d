import type { Language } from '@kampdag/core/site/language';
import { followedLink } from '@kampdag/core/site/paths';
import { expect, type Page } from '@playwright/test';
import { appMessages } from '../../../src/web/i18n/messages/app.ts';
import { followMessages } from '../../../src/web/i18n/messages/follow.ts';
import { followingMessages } from '../../../src/web/i18n/messages/following.ts';
import { todayMessages } from '../../../src/web/i18n/messages/today.ts';
import { myMatchesMessages } from '../../../src/web/myMatches/myMatchesMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { fewOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Phone and desktop, both languages, two sports. */
const ways = [
  { name: 'hockey on a phone', host: 'localhost', viewport: phone, language: 'en' },
  {
    name: 'basketball on a desktop, in Norwegian',
    host: 'basketball.localhost',
    viewport: desktop,
    language: 'no',
  },
  { name: 'hockey on a desktop, in Norwegian', host: 'localhost', viewport: desktop, language: 'no' },
  { name: 'basketball on a phone', host: 'basketball.localhost', viewport: phone, language: 'en' },
] as const;

/** Sets the language before the page opens, as a visitor's browser stores it. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
};

/** The navigation that is always in view: a phone's tab bar, a desktop's menu. */
const shortcuts = (page: Page, viewport: typeof phone, language: Language) => {
  const { shortcuts, menu } = appMessages[language];
  return page.getByRole('navigation', { name: viewport === phone ? shortcuts : menu.label }).first();
};

for (const { name, host, viewport, language } of fewOf(ways)) {
  const m = todayMessages[language];
  const { menu } = appMessages[language];

  test(`all matches of today are one press away, live ones first: ${name}`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await speak(page, language);
    await page.goto(site.at(host));
    await shortcuts(page, viewport, language).getByRole('link', { name: menu.today }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: m.title })).toBeVisible();
    const first = main.getByRole('region').first();
    await expect(first.locator('a[href^="/livematch?"]').first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const fold = first.getByRole('button', { expanded: true });
    await fold.click();
    await expect(first.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await expect(first.getByRole('button', { expanded: false })).toBeVisible();
    await expect(first.getByRole('listitem')).toHaveCount(0);
  });

  test(`a followed team comes first, two presses from its score: ${name}`, async ({
    page,
    site,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    await speak(page, language);
    const words = followingMessages[language];
    // Three presses from the front page: the table, the team, its star.
    await page.goto(`${site.at(host)}/standings`);
    const main = page.getByRole('main');
    await main.locator('tbody a[href^="/team?"]').first().click();
    const { follow, followOne } = followMessages[language];
    const star = main.getByRole('button', { name: new RegExp(`^${follow} `) });
    await expect(star).toBeVisible();
    const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(star).toHaveAccessibleName(followOne(title));
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    await page.goto(site.at(host));
    await shortcuts(page, viewport, language).getByRole('link', { name: menu.following }).click();
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByText(new RegExp(`^${myMatchesMessages[language].last} ·`))).toBeInViewport();
    await expect(card.getByRole('link', { name: words.place(1, 1).slice(0, 3) })).toBeInViewport();
    await expectAccessible(page);

    // Another device opens the link, confirms, and follows the same.
    const link = await page.getByLabel(words.link).inputValue();
    expect(link).toContain(followedLink('').split('#')[0]);
    const other = await browser.newContext({ viewport, serviceWorkers: 'block' });
    const there = await other.newPage();
    await speak(there, language);
    await there.goto(link);
    const asked = there.getByRole('region', { name: words.received });
    await expect(asked.getByText(title)).toBeVisible();
    await asked.getByRole('button', { name: words.add }).click();
    await expect(asked).toHaveCount(0);
    await expect(there.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    await other.close();
  });
}
