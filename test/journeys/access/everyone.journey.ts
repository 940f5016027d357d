import { languageRecords, languages } from '@kampdag/core/site/language';
import { expect, type Page } from '@playwright/test';
import { colourName } from '../../../src/web/theme/colourName.ts';
import { expectColoursSettled, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';
import { settled } from '../support/settled.ts';
import { oneOf } from '../support/whole.ts';

// Each page is left while it may still be connecting.
test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const lists = ['/scoreboard', '/schedule', '/standings', '/teammembers', '/statistics/players'];

/** The WCAG 2 luminance of a computed colour. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The WCAG 2 contrast of an element's text with its background. */
const contrastOf = async (page: Page, selector: string): Promise<number> => {
  const colours = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) throw new Error(`nothing is ${wanted}`);
    let ground: Element | null = element;
    while (ground !== null && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
      ground = ground.parentElement;
    }
    const { color, opacity } = getComputedStyle(element);
    if (opacity !== '1') throw new Error(`${wanted} is seen through`);
    return [color, ground === null ? 'rgb(255, 255, 255)' : getComputedStyle(ground).backgroundColor];
  }, selector);
  const [dark = 0, light = 0] = colours.map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('the browser knows the names of months and days in every language, as the server does', async ({
  page,
}) => {
  const locales = languages.map((language) => languageRecords[language].locale);
  expect(await page.evaluate((asked) => Intl.DateTimeFormat.supportedLocalesOf(asked), locales)).toEqual(
    locales,
  );
});

for (const host of oneOf(['localhost', 'basketball.localhost'])) {
  test(`the focus returns to what opened the filter and the menu, and to the menu’s button from the settings that it leads to: ${host} (WCAG 2.4.3)`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.at(host)}/schedule`);
    const filter = page.getByRole('button', { name: 'Date, league and team' });
    const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' });
    await expect(filter).toBeEnabled();
    for (const opener of [filter, menu]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Close/ })
        .click();
      await expect(opener).toBeFocused();
    }
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Standings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
  });

  test(`the theme is one tab stop, and the arrow keys choose it: ${host}`, async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.goto(site.at(host));
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'Auto' }).focus();
    await page.keyboard.press('Tab');
    for (const name of ['Auto', 'Light', 'Dark'])
      await expect(dialog.getByRole('radio', { name })).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('radio', { name: 'Auto' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Light' })).toBeChecked();
  });
}

for (const host of ['localhost', 'basketball.localhost', 'volleyball.localhost']) {
  test(`the standings of ${host} need no sideways scroll, and do not shift on hydration`, async ({
    browser,
    site,
  }) => {
    /** The widths of the table's columns on a phone and a desktop, in a browser of its own. */
    const columns = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const table = page.getByRole('main').getByRole('table').first();
      const widths: (readonly number[])[] = [];
      for (const width of [360, 1_280]) {
        await page.setViewportSize({ width, height: 740 });
        // A table that is slow to compute arrives with the scripts or, without them, on the next load.
        await expect(async () => {
          await page.goto(`${site.at(host)}/standings`);
          await expect(table).toBeAttached({ timeout: 5_000 });
        }).toPass({ timeout: 60_000 });
        const box = table.locator('xpath=..');
        // The attribute is set after hydration.
        if (javaScriptEnabled) await expect(box).toHaveAttribute('data-overflow', 'none');
        const [inner, outer] = await box.evaluate((it) => [it.scrollWidth, it.clientWidth]);
        expect(inner, `${width} px`).toBe(outer);
        const heads = await box
          .locator('thead th')
          .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
        widths.push(heads);
      }
      await context.close();
      return widths;
    };
    const [sent, hydrated] = [await columns(false), await columns(true)];
    expect(hydrated).toEqual(sent);
  });
}

test('below 1280 px the page scrolls, not the standings; at 400 % zoom rows fill the screen (WCAG 1.4.10)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/standings`);
  const table = page.getByRole('table', { name: /^Standings of/ });
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1279, 720],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(table).toBeVisible();
    const hidden = () =>
      table.evaluate(({ parentElement: own }) => (own?.scrollHeight ?? 0) - (own?.clientHeight ?? 0));
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await expectNoSidewaysScroll(page);
    const seen = await table.evaluate((element) => {
      element.querySelectorAll('tbody tr')[4]?.scrollIntoView({ block: 'start' });
      return [...element.querySelectorAll('tbody tr')].filter((row) => {
        const { top, bottom, left } = row.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        if (top < 0 || bottom > innerHeight) return false;
        return row.contains(document.elementFromPoint(Math.max(left, 0) + 20, middle));
      }).length;
    });
    // The first two are under the sticky header.
    const below = (await table.locator('tbody tr').count()) - 6;
    expect(seen).toBeGreaterThanOrEqual(Math.min(below, Math.floor(height / 64)));
  }
});

test('a figure that is half under the column that stays in view is faded, and no other', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/statistics/players`);
  for (const [width, isFaded] of [
    [360, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole('main').getByRole('table').last();
    await expect(page.locator('main [data-overflow="sideways"]')).toHaveCount(1);
    const shadow = () =>
      table.evaluate((element) => {
        const headings = [...element.querySelectorAll('thead th')];
        const end = headings.find((heading) => getComputedStyle(heading).insetInlineEnd === '0px');
        return end === undefined ? null : getComputedStyle(end).boxShadow;
      });
    await expect.poll(shadow).toEqual(isFaded ? expect.stringContaining('-10px') : 'none');
  }
});

test('a phone’s whole table of teams keeps the crest in view while it scrolls sideways, not the name (issue 36, 7)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/standings`);
  await expect(page.locator('main [data-columns] [data-crest]').first()).toBeVisible();
  await expect(page.locator('main [data-overflow="sideways"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^All columns/ }).click();
  const box = page.locator('main [data-overflow="sideways"]');
  const { left } = await box.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return { left: element.getBoundingClientRect().left };
  });
  await expect(box).toHaveAttribute('data-scrolled');
  const first = box.locator('tbody tr').nth(1).locator('th');
  const crest = await first.locator('[data-crest]').boundingBox();
  const head = await first.boundingBox();
  expect(crest?.x).toBeGreaterThanOrEqual(left);
  expect((head?.x ?? 0) + (head?.width ?? 0) - left).toBeLessThanOrEqual(48);
  expect(crest?.width).toBe(24);
});

test('below a table stands what the columns in sight mean, and no other: each heading once (issue 36, 3)', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }]);
  for (const width of [390, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/standings`);
    const main = page.getByRole('main');
    await main.getByText('What the columns mean', { exact: true }).click();
    const terms = main.getByRole('term').filter({ visible: true });
    await expect(terms.first()).toBeVisible();
    const explained = await terms.allInnerTexts();
    expect(explained.toSorted(), `${width} px`).toEqual([...new Set(explained)].toSorted());
    const headings = await main
      .getByRole('table')
      .first()
      .locator('thead th')
      .filter({ visible: true })
      .allInnerTexts();
    expect(headings.map((heading) => heading.trim())).toEqual(expect.arrayContaining(explained));
  }
});

test('a table that goes on beyond a phone’s edge fades there, so that no half figure reads as another (issue 36, 12)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(`${site.url}/statistics/players`);
  const box = page.getByRole('main').locator('section[data-overflow="sideways"]').first();
  await expect(box).toHaveAttribute('data-cut');
  expect(await box.evaluate((element) => getComputedStyle(element).maskImage)).toContain('gradient');
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(box).not.toHaveAttribute('data-cut');
});

test('names that the federation writes carry its language on an English page (WCAG 3.1.2)', async ({
  page,
  site,
}) => {
  // The scoreboard last: its slider is looked at too.
  for (const path of ['/standings', '/statistics/players', '/transfers', '/scoreboard']) {
    await page.goto(`${site.url}${path}`);
    const row = page.getByRole('main').locator('tbody tr').first();
    await expect(row.locator('[lang="nb"]').first()).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveAttribute('lang', 'nb');
  await expect(
    page
      .getByRole('region', { name: /^Matches/ })
      .locator('[lang="nb"]')
      .first(),
  ).toBeAttached();
});

/** The pages of a played match and of one in play. */
const matchPages = async (page: Page, url: string) => {
  const [played = ''] = await matchesSent(page, url, 'match');
  const [live = ''] = await matchesSent(page, url, 'livematch');
  return { played, live };
};

for (const host of oneOf(['localhost', 'basketball.localhost'], 1)) {
  test(`all that can be pressed on a list is 44 px wide and high on a phone: ${host} (WCAG 2.5.5)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of lists) {
      await page.goto(`${site.at(host)}${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, select, summary')].flatMap((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          const { content, position } = getComputedStyle(element, '::after');
          // A link that covers its row or card has that size.
          const isStretched = content !== 'none' && position === 'absolute';
          const isSeen = width > 0 && getComputedStyle(element).visibility !== 'hidden';
          return !isSeen || isStretched || (width >= 43.5 && height >= 43.5)
            ? []
            : [`${element.textContent ?? ''} ${width} × ${height}`];
        }),
      );
      expect(small, path).toEqual([]);
    }
  });

  test(`all that can be pressed on a match’s pages is 44 px wide and high on a phone, names in sentences and rows and headings of columns aside: ${host} (WCAG 2.5.5, 2.5.8)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const main = page.getByRole('main');
    const smallOnes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :is(a, button, input, select, summary)')].flatMap((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          const { content, position } = getComputedStyle(element, '::after');
          const { display, visibility } = getComputedStyle(element);
          // A link that covers its team or row has that size.
          const isStretched = content !== 'none' && position === 'absolute';
          const isSeen = width > 0 && visibility !== 'hidden';
          // WCAG 2.5.5 exempts targets in a sentence; a name in a row of events or figures is one of many words there.
          const isName = display === 'inline' || element.matches('td a, th a, li p > a, li p > span > a');
          // A column is as wide as its figures: its heading is as high as any target, and as wide as WCAG 2.5.8 asks.
          const isHeading = element.matches('th button') && width >= 24 && height >= 43.5;
          return !isSeen || isStretched || isName || isHeading || (width >= 43.5 && height >= 43.5)
            ? []
            : [`${element.textContent ?? ''} ${width} × ${height}`];
        }),
      );
    for (const path of Object.values(await matchPages(page, site.at(host)))) {
      await page.goto(path);
      // What a live page reads from its log is drawn once the log has come.
      await settled(page);
      for (const tab of await main.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        const panel = main.getByRole('tabpanel');
        await expect(panel.locator('h2, h3, figure, td').first()).toBeAttached();
        // A skeleton is an empty drawing.
        await expect(panel.locator('svg:empty')).toHaveCount(0);
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await smallOnes(), `${path} ${await tab.innerText()}`).toEqual([]);
      }
    }
  });
}

test('a match’s pages say in the accessibility tree what the eye sees: score, clock, periods, date and place, shots, penalties, pictures (WCAG 1.1.1, 1.3.1)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { played, live } = await matchPages(page, site.url);
  await page.goto(live);
  await expect(page.getByRole('timer', { name: 'Match clock' })).toHaveText(/\d\d:\d\d/);
  const main = page.getByRole('main');
  const board = main.getByRole('region', { name: / vs / });
  await expect(board.locator('[data-score]')).toHaveText(/^Score \d+ to \d+/);
  const [home = '', away = ''] = await board
    .locator('p[title]:has(a)')
    .evaluateAll((names) => names.map((name) => name.getAttribute('title') ?? ''));
  for (const team of [home, away]) await expect(board.getByText(`${team}: `)).toHaveCount(1);
  await expect(main.getByRole('table', { name: 'By period' })).toHaveCount(1);
  // During play they are in the page's details; the board is for the score.
  for (const name of ['Date', 'Start', 'Venue'])
    await expect(main.getByRole('term').filter({ hasText: name })).toHaveCount(1);
  await expect(board.getByRole('term')).toHaveCount(0);
  await page.goto(played);
  for (const name of ['Date', 'Attendance'])
    await expect(board.getByRole('term').filter({ hasText: name })).toHaveCount(1);
  await expect(main.getByRole('region', { name: 'Penalties' })).toBeVisible();
  await expect(board.locator('[data-score]')).toHaveText(/^Score \d+ to \d+/);
  for (const name of ['Goals', 'Shots on goal', 'Penalty minutes'])
    await expect(main.getByRole('table', { name, exact: true })).toHaveCount(1);
  const lead = main.getByRole('figure', { name: 'Score through the match' });
  await expect(lead).toContainText('Largest lead');
  await expect(lead.getByRole('img')).toHaveCount(0);
  await lead.getByText('Show as table').click();
  await expect(lead.getByRole('table')).toBeVisible();
});

const schemes = ['light', 'dark'] as const;

test('muted text of a match’s pages is at 10:1 on request, by day and by night', async ({ page, site }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const path of Object.values(await matchPages(page, site.url))) {
    await page.goto(path);
    const dim = page.getByRole('main').getByRole('listitem').locator('p, span');
    await expect(dim.first()).toBeVisible();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expectColoursSettled(page);
      const seen = await page.evaluate(
        (colour) => {
          for (const text of document.querySelectorAll('[data-dim]')) text.removeAttribute('data-dim');
          const probe = document.createElement('i');
          probe.style.color = colour;
          document.body.append(probe);
          const muted = getComputedStyle(probe).color;
          probe.remove();
          const texts = [...document.querySelectorAll('main :is(p, span, dt, dd, h3)')].filter(
            (element) =>
              getComputedStyle(element).color === muted &&
              element.checkVisibility() &&
              element.textContent.trim() !== '',
          );
          for (const [at, text] of texts.entries()) text.setAttribute('data-dim', String(at));
          return texts.length;
        },
        `var(--${colourName('color', 'muted')})`,
      );
      expect(seen).toBeGreaterThan(0);
      for (let at = 0; at < seen; at += Math.ceil(seen / 12))
        expect(await contrastOf(page, `[data-dim="${at}"]`), `${path} ${colorScheme}`).toBeGreaterThanOrEqual(
          10,
        );
    }
  }
});

test('a score’s dash is at 7:1, and muted text at 10:1 on request, by day and by night', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/scoreboard`);
  // Rows are drawn anew as live scores arrive: a mark may go with its row.
  const mark = () =>
    page.evaluate(() => {
      const dash = [...document.querySelectorAll('main tbody tr td span span')].find(
        ({ textContent, nextElementSibling }) => textContent === '–' && nextElementSibling !== null,
      );
      dash?.setAttribute('data-dash', '');
      document.querySelector('main p')?.setAttribute('data-muted', '');
    });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await expectColoursSettled(page);
    await expect(async () => {
      await mark();
      expect(await contrastOf(page, '[data-dash]'), colorScheme).toBeGreaterThanOrEqual(7);
    }).toPass();
    const plain = await contrastOf(page, '[data-muted]');
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const more = await contrastOf(page, '[data-muted]');
    expect(more, colorScheme).toBeGreaterThanOrEqual(10);
    expect(more, colorScheme).toBeGreaterThan(plain);
  }
});

/** Club names in this test: one of many long words, and one of a single word. */
const longNames = ['Kvænagsbotn og Øvre '.repeat(100).trim(), 'x'.repeat(2_000)];

test('a club name of 2,000 letters takes a few lines, not the screen', async ({ page, site, troubles }) => {
  // The names change between server and browser: crest letters and line breaks come from the server's names.
  troubles.allow(/React error #418/);
  // A page left while its connection opens by polling may still send to a closed connection; other journeys check the connection.
  troubles.allow(/400 \(Bad Request\) \(http:\/\/[^/]+\/comet\//);
  await page.goto(`${site.url}/teammembers`);
  const teams = page.getByRole('region', { name: 'Or choose one here' }).getByRole('link');
  await expect(teams.first()).toBeVisible();
  const names = (await teams.allTextContents()).slice(0, longNames.length);
  await page.route(
    // Not the live connection's: a poll is answered only when there is a message.
    (url) => !/^\/(assets|comet)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [at, name] of names.entries()) body = body.replaceAll(name, longNames[at] ?? name);
      await route.fulfill({ response, body });
    },
  );
  for (const path of lists) {
    await page.goto(`${site.url}${path}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(
        page
          .getByRole('main')
          .getByText(/Kvænagsbotn og Øvre Kvænagsbotn|xxxx/)
          .first(),
      ).toBeAttached();
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('main tbody tr, main li, header, [data-card], h1')].map(
          (element) => element.getBoundingClientRect().height,
        ),
      );
      expect(Math.max(...heights), `${path} at ${width}`).toBeLessThan(260);
      await expectNoSidewaysScroll(page);
    }
  }
  // Requests may still be open.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
