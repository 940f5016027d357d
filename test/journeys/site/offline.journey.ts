import { TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { expect, type Locator, type Page } from '@playwright/test';
import { recordedMoment } from '../../../fixtures/upstream/recordedMoment.ts';
import { startRecordedUpstream } from '../../../src/cli/demo/upstream.ts';
import { entryScript } from '../../../src/web/page.ts';
import { builtFile } from '../support/builtFile.ts';
import { test } from '../support/journey.ts';
import { openYoungestLiveMatch, playsShown } from '../support/matches.ts';
import { filterTitles, nextVersion } from '../support/nextVersion.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';
import { settled } from '../support/settled.ts';
import { startSite } from '../support/site.ts';
import { startUndebugged } from '../support/undebugged.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser's messages when the network or the server is away. */
const away = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket|Failed to (fetch|load)/;

test.beforeEach(({ troubles }) => troubles.allow(away));

const noteOf = (page: Page): Locator => page.locator('aside output').last();

/** The addresses of cached pages, as one text. */
const keptPages = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    return (await cache.keys()).map(({ url }) => url).join('\n');
  });

/** The addresses of cached scripts and style sheets. */
const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('assets');
    return (await cache.keys()).map(({ url }) => url);
  });

/** The chunk of the filter panel, which is loaded when it is opened. */
const panelChunk = (): string => builtFile('src/web/app/shell/FilterPanel.tsx');

/** The page's entry script, which differs in each version. */
const entryOf = (page: Page): Promise<string> =>
  page.locator(entryScript).evaluate((script: HTMLScriptElement) => script.src);

/** Opens a page and waits until it is cached. */
const openAndKeep = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect.poll(() => keptPages(page), { timeout: 40_000 }).toContain(new URL(address).pathname);
};

for (const { host, width, seen, offline, list } of [
  {
    host: 'localhost',
    width: 390,
    seen: /^No network · Seen \d\d:\d\d/,
    offline: 'No network',
    list: /You can open/,
  },
  {
    host: 'basketball.localhost',
    width: 1_280,
    seen: /^Uten nett · Sett \d\d:\d\d/,
    offline: 'Uten nett',
    list: /Du kan åpne/,
  },
]) {
  test(`offline, ${host} opens visited pages, shows their age, and offers others`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const base = site.at(host);
    await openAndKeep(page, `${base}/standings`);
    const shown = () => page.getByRole('main').getByRole('table').first().innerText();
    const table = await shown();
    await openAndKeep(page, `${base}/scoreboard`);

    await context.setOffline(true);
    await page.goto(`${base}/standings`);
    await expect(noteOf(page)).toHaveText(seen);
    // A table takes the columns that fit once its page has started.
    await expect.poll(shown).toBe(table);

    await page.goto(`${base}/transfers`);
    await expect(noteOf(page)).toContainText(offline);
    const others = page.locator('aside', { hasText: list });
    await others
      .getByRole('link')
      .filter({ hasText: /Standings|Tabell/ })
      .click();
    await expect(page).toHaveURL(/standings/);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();

    await context.setOffline(false);
    await page.locator('aside').getByRole('button').click();
    await expect(page.locator('aside output')).toHaveCount(0);
  });
}

test('visited pages open while the server is away, and nothing private is cached', async ({
  page,
  ownSite: site,
}) => {
  const cipherKey = Buffer.alloc(32, 'k').toString('base64');
  await site.restart({ env: { KAMPDAG_CHANNEL_KEY: cipherKey } });
  await openYoungestLiveMatch(page, site.url);
  await expect.poll(() => keptPages(page), { timeout: 40_000 }).toContain('/livematch');
  const address = page.url();
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        texts.push(`${request.url} ${name === 'assets' ? '' : await answer?.text()}`);
      }
    }
    return texts.join('\n');
  });
  expect(kept).not.toContain(cipherKey);
  expect(kept).not.toMatch(/\/keys\/|access_token|\/api\/site\b|\/control\b/);

  await site.kill();
  await page.goto(address);
  await expect(noteOf(page)).toContainText(/Seen \d\d:\d\d/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await site.restart();
  await page.locator('aside').getByRole('button', { name: 'Show latest' }).click();
  await expect(page.locator('aside output')).toHaveCount(0);
});

test('pages of followed teams open offline although they were never visited', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/today`);
  const star = page
    .getByRole('main')
    .getByRole('region')
    .first()
    .getByRole('button', { name: /^Follow / });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect.poll(() => keptPages(page), { timeout: 40_000 }).toContain('/standings');
  const address = (await keptPages(page)).split('\n').find((url) => url.includes('/standings')) ?? '';

  await context.setOffline(true);
  await page.goto(address);
  await expect(noteOf(page)).toHaveText(/^No network · Seen \d\d:\d\d/);
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await context.setOffline(false);
});

test('cached pages are removed at the first contact after a league publishes less', async ({ page }) => {
  const upstream = await startRecordedUpstream({ port: 0, deployments: [defaultDeployment] });
  const site = await startSite({
    now: new Date(recordedMoment).toISOString(),
    env: { KAMPDAG_SOURCE: 'federation', KAMPDAG_UPSTREAM_ICEHOCKEY: upstream.address },
  });
  await openAndKeep(page, `${site.url}/standings`);
  const isLeft = () =>
    page.evaluate(async () => (await (await caches.open('answers')).match('/api/nobody/asks')) !== undefined);
  await page.evaluate(async () => (await caches.open('answers')).put('/api/nobody/asks', new Response('')));
  expect(await isLeft()).toBe(true);
  const address = await page.locator('a[href*="tournamentId="]').first().getAttribute('href');
  const tournamentId = TournamentId(Number(/tournamentId=(\d+)/.exec(address ?? '')?.[1]));
  upstream.setFlags(tournamentId, { isResultPublished: false });
  await site.restart();
  await page.goto(`${site.url}/transfers`);
  await expect.poll(isLeft, { timeout: 40_000 }).toBe(false);
  await site.stop();
  await upstream.close();
});

test.describe('a match that was followed', () => {
  test.use({ siteOptions: publishing });

  test('opens without a network as it was last known, not as it was opened (issue 34, point 7)', async ({
    page,
    context,
    site,
  }) => {
    const play = await replayedMatch('hockey-overtime-corrections', site.url);
    await play.upTo(0.3);
    await openAndKeep(page, play.address);
    const plays = () => playsShown(page);
    await expect.poll(async () => (await plays()).length).toBeGreaterThan(0);
    const opened = await plays();
    await play.upTo(0.5);
    await expect.poll(async () => (await plays()).length).toBeGreaterThan(opened.length);
    const known = await plays();
    const score = await page.locator('[data-score]').first().textContent();

    await context.setOffline(true);
    await page.reload();
    await expect.poll(plays).toEqual(known);
    await expect(page.locator('[data-score]').first()).toHaveText(score ?? '');
    await expect(noteOf(page)).toContainText('Seen');
  });
});

/** Makes timers two minutes late, but the short ones that draw the page, as those of a page that has been hidden for minutes. */
const slowTimers = (): void => {
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, wait = 0) => start(run, wait >= 100 ? 120_000 : wait),
  });
};

test('a new version breaks no open page and is announced quietly', async ({
  page,
  context,
  ownSite: site,
}) => {
  test.slow();
  const next = await nextVersion();
  // Browsers list 250 loaded files; a page that asks again and again for a server that is away passes that.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
  await openAndKeep(page, `${site.url}/standings`);
  const first = await entryOf(page);
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(30);
  const slow = await context.newPage();
  await slow.goto(`${site.url}/transfers`);
  await settled(slow);
  await slow.evaluate(slowTimers);
  try {
    await site.restart({ root: next.root });
    const other = await context.newPage();
    await other.goto(`${site.url}/scoreboard`);
    expect(await entryOf(other)).not.toBe(first);

    for (const opened of [page, slow])
      await expect(noteOf(opened)).toHaveText('A new version is ready', { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await slow.close();
    expect(await keptFiles(page)).toEqual(expect.arrayContaining([...files]));
    // The old version's lazy chunks are gone from the site.
    await page.getByRole('button', { name: 'Date, league and team' }).click();
    await expect(page.getByRole('dialog', { name: filterTitles.now, exact: true })).toBeVisible();
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await expect.poll(loaded).toContain(panelChunk());
    expect((await context.request.get(`${site.url}${panelChunk()}`)).status()).toBe(404);
    expect(await entryOf(page)).toBe(first);
  } finally {
    await next.remove();
  }
});

/** What a page without Playwright is asked. */
const asked = {
  entry: `document.querySelector('${entryScript}')?.src`,
  isKept: `caches.open('pages').then((cache) => cache.match(location.href)).then((page) => page !== undefined)`,
  note: `[...document.querySelectorAll('aside output')].at(-1)?.textContent`,
  worker: `navigator.serviceWorker.getRegistration().then((all) => [all?.installing, all?.waiting, all?.active].map((one) => one?.state).join())`,
  dialog: `document.querySelector('[role=dialog] h2')?.textContent`,
  press: (name: string) =>
    `[...document.querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent) === '${name}')?.click()`,
};

test('a new version arrives with the next load, and takes over while older pages are open', async ({
  ownSite: site,
}) => {
  test.slow();
  const next = await nextVersion();
  const browser = await startUndebugged();
  // Chromium lets the new worker take over once the older one has nothing under way, on a busy machine after minutes.
  const patient = { timeout: 150_000 };
  try {
    const page = await browser.open(`${site.url}/standings`);
    await expect.poll(() => page.evaluate(asked.isKept), patient).toBe(true);
    const first = await page.evaluate(asked.entry);
    await site.restart({ root: next.root });
    const other = await browser.open(`${site.url}/scoreboard`);
    await expect.poll(() => other.evaluate(asked.entry), patient).toMatch(/main/);
    const second = await other.evaluate(asked.entry);
    expect(second).not.toBe(first);
    await expect.poll(() => page.evaluate(asked.note), patient).toBe('A new version is ready');
    await page.evaluate(asked.press('Reload'));
    await expect.poll(() => page.evaluate(asked.entry), patient).toBe(second);
    await expect.poll(() => page.evaluate(asked.worker), patient).toBe(',,activated');
    await expect.poll(() => page.evaluate(asked.note)).toBe(undefined);
    const titleOfFilter = async () => {
      await page.evaluate(asked.press('Date, league and team'));
      return page.evaluate(asked.dialog);
    };
    await expect.poll(titleOfFilter, patient).toBe(filterTitles.next);
  } finally {
    await browser.close();
    await next.remove();
  }
});

test('turned off, it clears what browsers have cached', async ({ page, ownSite: site }) => {
  await openAndKeep(page, `${site.url}/standings`);
  await site.restart({ env: { KAMPDAG_SERVICE_WORKER: 'off' } });
  await page.goto(`${site.url}/standings`);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 100_000 })
    .toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a missing file is recovered by one reload; if it is still missing the page says so, and another try opens it', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(/Failed to|404|Unable to preload/);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.route(`**${panelChunk()}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site.url}/standings`);
    await settled(page);
    const filter = page.getByRole('button', { name: 'Date, league and team' });
    await filter.click();
    await expect.poll(() => loads.length).toBe(2);
    await settled(page);
    await filter.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Something went wrong');
    await expect(alert).toBeInViewport();
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    expect(loads).toHaveLength(2);
    await page.unroute(`**${panelChunk()}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
