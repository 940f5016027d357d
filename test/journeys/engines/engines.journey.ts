import { expect } from '@playwright/test';
import * as t from 'io-ts';
import { programNamed } from '../../../src/cli/start/packages.ts';
import { type Browser, eventually, press, type } from '../../support/engines/browser.ts';
import { enginePort, engines } from '../../support/engines/engines.ts';
import { withSlowFiles } from '../../support/engines/slowFiles.ts';
import { titleWith } from '../../support/programs.ts';
import { test } from '../support/journey.ts';

/** Milliseconds in which a page must answer a press, on a busy machine too: a page that does not start never does. */
const patience = 30_000;

/** Whether the page is loaded and React runs all of it: its buttons have props. `left` is a mark on the document that the page came from. */
const isHydrated = `!('left' in document) && document.readyState === 'complete' && [...document.querySelectorAll('#root button')].every((button) =>
  Object.keys(button).some((key) => key.startsWith('__reactProps$')))`;

const hydrated = (browser: Browser): Promise<void> =>
  eventually(async () => {
    expect(await browser.evaluate(isHydrated)).toBe(true);
  }, patience);

/** Leaves the page by an expression, and waits until the next one is hydrated. */
const leave = async (browser: Browser, how: string): Promise<void> => {
  await browser.evaluate(`(document.left = true, setTimeout(() => ${how}), true)`);
  await hydrated(browser);
};

const open = async (browser: Browser, address: string): Promise<void> => {
  await browser.open(address);
  await eventually(async () => {
    expect(await browser.evaluate('location.href')).toContain(address);
  }, 30_000);
  await hydrated(browser);
};

/** The cells in sight whose centre belongs to a link of another row, by their text. */
const strayCells = `[...document.querySelectorAll('main tr:has(a)')].flatMap((row) =>
  [...row.cells].flatMap((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const link = hit?.closest('a');
    return hit === null || hit.closest('header, aside, nav') !== null || link == null || row.contains(link)
      ? [] : [cell.textContent + ' → ' + link.getAttribute('aria-label')];
  }))`;

const keptPages = `caches.open('pages').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => new URL(url).pathname))`;

for (const { engine, program, start, keepsPages } of engines) {
  const path = programNamed(program);
  test.describe(titleWith(program, `in ${engine}`), () => {
    test.skip(path === undefined);
    // One after the other: a browser takes longer to start than to go through a journey.
    test.describe.configure({ mode: 'default' });
    const running: { browser?: Browser } = {};
    test.beforeAll(async () => {
      running.browser = await start(path ?? '', enginePort());
    });
    test.afterAll(async () => {
      await running.browser?.close();
    });
    const browserOf = (): Browser => {
      if (running.browser === undefined) throw new Error('No browser runs.');
      return running.browser;
    };

    test('a press on a row of matches opens that match and no other (§2)', async ({ site }) => {
      const browser = browserOf();
      await browser.resize(1_280, 900);
      for (const page of ['/scoreboard', '/schedule', '/schedule?side=played', '/standings']) {
        await open(browser, `${site.url}${page}`);
        await eventually(async () => {
          expect(await browser.evaluate("document.querySelectorAll('main tr a').length")).toBeGreaterThan(0);
        }, patience);
        expect(await browser.evaluate(strayCells), page).toEqual([]);
      }
    });

    test('a page starts after each reload and after Back (§8)', async ({ site }) => {
      const browser = browserOf();
      await open(browser, `${site.url}/standings`);
      for (let round = 0; round < 3; round += 1) await leave(browser, 'location.reload()');
      await open(browser, `${site.url}/schedule`);
      await leave(browser, 'location.reload()');
      await leave(browser, 'history.back()');
      expect(await browser.evaluate('location.pathname')).toBe('/standings');
    });

    test('a page that is left while its scripts load stays left (§2)', async ({ site }) => {
      const browser = browserOf();
      const slow = await withSlowFiles(site.port);
      try {
        await browser.open(`${slow.url}/scoreboard`);
        await eventually(async () => {
          expect(await browser.evaluate("document.querySelector('link[rel=modulepreload]') !== null")).toBe(
            true,
          );
        }, patience);
        await browser.evaluate("(setTimeout(() => location.assign('/schedule')), true)");
        await eventually(async () => {
          expect(await browser.evaluate('location.pathname')).toBe('/schedule');
        }, 10_000);
        slow.letThrough();
        await browser.evaluate('(setTimeout(() => location.reload()), true)');
        await hydrated(browser);
        expect(await browser.evaluate('location.pathname')).toBe('/schedule');
      } finally {
        slow.close();
      }
    });

    test('typing into the league field replaces what stands there (§4)', async ({ site }) => {
      const browser = browserOf();
      await browser.resize(1_280, 900);
      await open(browser, `${site.url}/standings`);
      await press(browser, 'button[aria-label="Date, league and team"]');
      await press(browser, '[role=dialog] input[role=combobox]');
      await type(browser, 'x');
      expect(
        await browser.evaluate("document.querySelector('[role=dialog] input[role=combobox]').value"),
      ).toBe('x');
    });

    test('a page seen before opens without a network', async ({ ownSite }) => {
      test.skip(!keepsPages);
      const browser = browserOf();
      await open(browser, `${ownSite.url}/standings`);
      await eventually(async () => {
        const kept = await browser.evaluate(keptPages);
        expect(t.array(t.string).is(kept) ? kept : []).toContain('/standings');
      }, 40_000);
      await ownSite.stop();
      await browser.evaluate('(document.left = true)');
      await browser.open(`${ownSite.url}/standings`);
      await hydrated(browser);
      expect(
        await browser.evaluate("document.querySelector('main h1, main h2')?.textContent ?? ''"),
      ).not.toBe('');
    });
  });
}
