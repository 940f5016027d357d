import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { type Language, languages } from '@kampdag/core/site/language';
import { sportKinds } from '@kampdag/core/sportKind';
import { expect, type Locator, type Page } from '@playwright/test';
import { matchesMessages } from '../../../src/web/i18n/messages/matches.ts';
import { sportTextsOf } from '../../../src/web/sports/sportTexts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

const places: readonly PeriodPlace[] = [1, 2, 3, 6].flatMap((number) =>
  (['regulation', 'overtime', 'shootout'] as const).map((kind) => ({ kind, number })),
);

const longestDates: Readonly<Record<Language, string>> = { no: '28. sept.', en: '28 Sept' };

/** Every state of a live card, each with the longest date of its language. */
const statesOnCards = languages.flatMap((language) => {
  const { status, notStarted } = matchesMessages[language];
  const words = sportKinds.map(sportTextsOf).flatMap(
    ({
      [language]: {
        periods: { brief, briefIntermission },
      },
    }) => [briefIntermission].concat(places.map(brief)),
  );
  const date = longestDates[language];
  return [status.Live, notStarted, ...words].map((text) => [text, date] as const);
});

test('the scoreboard opens on a phone and a desktop with matches that are being played', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const main = page.getByRole('main');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(main.getByRole('heading', { level: 1, name: 'Scoreboard' })).toBeVisible();
    await expect.poll(() => main.locator('a[href^="/livematch?"]:visible').count()).toBeGreaterThanOrEqual(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

for (const [host, language] of [
  ['localhost', 'en'],
  ['volleyball.localhost', 'no'],
] as const) {
  test(`on a phone a match of ${host} is 60 px high, and a day without matches leads to one with some (${language})`, async ({
    page,
    context,
    site,
    troubles,
  }) => {
    troubles.allow(leftWhileConnecting);
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: 'language', value: language, url: site.at(host) }]);
    await page.goto(`${site.at(host)}/scoreboard`);
    const rows = page.locator('main tbody tr:visible');
    await expect(rows.first()).toBeVisible();
    // Most names need one line, some two; none is cut off.
    const heights = await rows.evaluateAll((all) =>
      all.slice(0, 12).map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    expect(Math.min(...heights)).toBe(60);
    expect(Math.max(...heights)).toBeLessThanOrEqual(112);
    await page.goto(`${site.at(host)}/scoreboard?date=2026-07-01`);
    const next = page.getByRole('link', { name: language === 'en' ? /^Next matches: / : /^Neste kamper: / });
    await next.click();
    await expect(page).toHaveURL(/date=2026-\d\d-\d\d/);
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('main nav a[aria-current="date"][data-matches]')).toHaveCount(1);
  });
}

test('the scoreboard fetches nothing that came with the page', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto(site.url);
  await expect(page.getByRole('main').locator('a[href^="/livematch?"]').first()).toBeVisible();
  await settled(page);
  expect(asked.filter((call) => !call.includes('/api/live/token'))).toEqual([]);
});

test('every state of a match fits its card beside date and start, in both languages (§2)', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow(leftWhileConnecting);
  await page.goto(site.url);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const live = page.locator('[data-card] [href^="/livematch"]').first();
    await expect(live).toBeVisible();
    const cut = await live.evaluate((shown, words) => {
      // A copy, which React does not manage.
      const card = document.body.appendChild(shown.cloneNode(true)) as HTMLElement;
      const word = card.querySelector('[data-state]');
      const day = word?.parentElement?.nextElementSibling?.firstChild;
      const tooLong = words.filter(([text, date]) => {
        if (!(word instanceof HTMLElement) || !(day instanceof Text)) return true;
        word.textContent = text;
        day.textContent = date;
        return word.scrollWidth > word.clientWidth;
      });
      card.remove();
      return tooLong;
    }, statesOnCards);
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the scoreboard still shows its matches', async ({ page, site, troubles }) => {
    // Chromium reports every blocked script as an error.
    troubles.allow(/./);
    await page.goto(site.url);
    const live = page.getByRole('main').locator('a[href^="/livematch?"]');
    await expect(live.first()).toBeVisible();
    await live.last().click();
    await expect(page.getByRole('main')).toContainText('EHL');
  });

  test('a match’s page says that it does not update, since when, and offers a reload', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(/./);
    await page.goto(site.url);
    await page.getByRole('main').locator('a[href^="/livematch?"]').first().click();
    const main = page.getByRole('main');
    await expect(main.getByText(/Without JavaScript this page stands still\. .* \d\d:\d\d/)).toBeVisible();
    await expect(main.getByText('Connecting')).toBeHidden();
    // The score, period and events at the moment of rendering.
    await expect(main.locator('[data-score]:visible')).toHaveText(/\d+ to \d+.*\d+–\d+/);
    await expect(main.getByRole('heading', { name: 'Play by play' }).first()).toBeVisible();
    await expect(main.getByRole('listitem').first()).toBeVisible();
    const title = /^\d+–\d+ .* – .* · /;
    await expect(page).toHaveTitle(title);
    await main.getByRole('link', { name: 'Reload' }).click();
    await expect(page).toHaveTitle(title);
  });

  test('an address that is none, a match that is not, and one without end say so, with their status', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(/./);
    for (const [path, status] of [
      ['/%zz', 400],
      ['//', 404],
      ['/livematch?matchId=999999999', 404],
      ['/player?playerId=999999999', 404],
      [`/?${'x'.repeat(3_000)}`, 414],
    ] as const) {
      const answer = await page.goto(`${new URL(site.url).origin}${path}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  });
});

/** Widths of screens on which matches are a table, in px. */
const wideScreens = [1280, 1440, 1920];

/** What a page's main part shows at one width, once it does. */
const shownOn = async (page: Page, width: number, url: string, what: string): Promise<Locator> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  const shown = page.getByRole('main').locator(what);
  await expect(shown.first()).toBeVisible();
  return shown;
};

for (const host of ['localhost', 'handball.localhost']) {
  test(`nothing that each row of a scoreboard repeats wraps or is cut, from 1280 px (issue 36, 7): ${host}`, async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(leftWhileConnecting);
    for (const width of wideScreens) {
      const rows = await shownOn(page, width, `${site.at(host)}/scoreboard`, 'tbody tr');
      const faults = await rows.evaluateAll((all) =>
        all.flatMap((row) =>
          [...row.querySelectorAll('td')].slice(0, 3).flatMap((cell) => {
            const text = cell.querySelector('span') ?? cell;
            const lines = document.createRange();
            lines.selectNodeContents(text);
            const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)));
            const isCut = text.scrollWidth > text.clientWidth + 1 && text !== cell;
            return tops.size > 1 || isCut ? [`${cell.textContent}: ${tops.size} lines, cut: ${isCut}`] : [];
          }),
        ),
      );
      expect(faults, `${width} px`).toEqual([]);
      const broken = await rows.locator('[data-crest] + span').evaluateAll((names) =>
        names.flatMap((name) =>
          [...(name.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const [text] = name.childNodes;
            if (!(text instanceof Text) || text.length < index + word.length) return [];
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      );
      expect(broken, `words broken at ${width} px`).toEqual([]);
    }
  });
}

test('a broadcaster’s logo stays inside its column of the schedule, from 1280 px (§2)', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow(leftWhileConnecting);
  for (const width of wideScreens) {
    const logos = await shownOn(page, width, `${site.url}/schedule`, 'td a svg');
    const faults = await logos.evaluateAll((all) =>
      all.flatMap((logo) => {
        const cell = logo.closest('td');
        if (cell === null) return [];
        const { left, right } = cell.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const own = logo.getBoundingClientRect();
        const isInside =
          own.left >= left + Number.parseFloat(paddingLeft) - 1 &&
          own.right <= right - Number.parseFloat(paddingRight) + 1;
        return isInside ? [] : [`${logo.textContent}: ${own.left}–${own.right} in ${left}–${right}`];
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('the state of a match and the mark that it is reported live stand on one line, in both languages (issue 36, 7)', async ({
  page,
  context,
  site,
  troubles,
}) => {
  troubles.allow(leftWhileConnecting);
  for (const language of languages) {
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    for (const width of wideScreens) {
      const marks = await shownOn(page, width, `${site.url}/schedule`, 'td svg.lucide-circle-check');
      const below = await marks.evaluateAll((all) =>
        all.flatMap((mark) => {
          const cell = mark.closest('td');
          const word = cell?.querySelector('span > span')?.getBoundingClientRect();
          return word === undefined || mark.getBoundingClientRect().top >= word.bottom
            ? [cell?.textContent]
            : [];
        }),
      );
      expect(below, `${language}, ${width} px`).toEqual([]);
    }
  }
});
