import { chromium } from '@playwright/test';
import { startSite } from '../journeys/support/site.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { profiles } from './page/visit.ts';

/**
 * All that each page loads for a new visitor on a phone, until nothing more comes: requests and bytes over the network, headers and the
 * channel's messages included (`npm run bench:size`, after `npm run build`; `-- --files` names each file).
 */
const requestGoal = 30;
const kilobyteGoals: Readonly<Record<string, number>> = { '/': 280, '/livematch': 400 };

/** Milliseconds without a request after which a page has loaded; the longest wait is a multiple of it. */
const quiet = 2_000;
const mostWaits = 15;

const site = await startSite({ now: '2026-11-21T19:20:00+01:00', seed: 1, port: 26_902 });
const browser = await chromium.launch(chromiumOptions);

interface Loaded {
  readonly url: string;
  readonly isScript: boolean;
  bytes: number;
}

/** What a cold visit loads. */
const load = async (path: string): Promise<readonly Loaded[]> => {
  const context = await browser.newContext({ viewport: profiles[0]?.viewport ?? null, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  const state = { last: performance.now() };
  const begin = (id: string, url: string, isScript: boolean): void => {
    state.last = performance.now();
    loaded.set(id, { url: url.replace(site.url, ''), isScript, bytes: 0 });
  };
  const add = (id: string, bytes: number): void => {
    const one = loaded.get(id);
    if (one !== undefined) one.bytes += bytes;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    begin(requestId, request.url, type === 'Script' || request.url.endsWith('.js')),
  );
  cdp.on('Network.webSocketCreated', ({ requestId, url }) => begin(requestId, url, false));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  cdp.on('Network.webSocketFrameReceived', ({ requestId, response }) =>
    add(requestId, response.payloadData.length),
  );
  await cdp.send('Network.enable');
  await page.goto(`${site.url}${path}`);
  for (let waits = 0; waits < mostWaits; waits += 1) {
    await page.waitForTimeout(quiet / 4);
    if (performance.now() - state.last > quiet) break;
  }
  await context.close();
  return [...loaded.values()];
};

/** The first link on a page that leads to a route. */
const linkIn = async (path: string, route: string): Promise<string> => {
  const html = await (await fetch(`${site.url}${path}`)).text();
  const found = new RegExp(`href="(${route}\\?[^"]+)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${path} has no link to ${route}`);
  return found.replaceAll('&amp;', '&');
};

const against = (value: number, goal: number | undefined): string =>
  goal === undefined ? '' : ` (goal ${goal}: ${value <= goal ? 'met' : 'missed'})`;

try {
  const standings = await linkIn('/', '/standings');
  const players = await linkIn('/', '/statistics/players');
  const paths = [
    '/',
    '/today',
    await linkIn('/', '/livematch'),
    await linkIn('/', '/schedule'),
    standings,
    players,
    await linkIn(players, '/player'),
    await linkIn(standings, '/team'),
    standings.replace('/standings', '/transfers'),
    '/following',
  ];
  for (const path of paths) {
    const files = await load(path);
    const sum = (of: readonly Loaded[]): number => of.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    const all = sum(files);
    const scripts = sum(files.filter(({ isScript }) => isScript));
    const [route = path] = path.split('?');
    const goal = kilobyteGoals[route];
    console.log(
      `${route.padEnd(20)} ${files.length} requests${against(files.length, goal && requestGoal)}, ${all.toFixed(0)} KB${against(all, goal)}, of which ${scripts.toFixed(0)} KB scripts`,
    );
    if (!process.argv.includes('--files')) continue;
    for (const { url, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} KB ${url.slice(0, 90)}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
