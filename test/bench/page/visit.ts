import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A device and its network (quality.md §A). */
export interface Profile {
  readonly name: string;
  /** How many times slower its processor is. */
  readonly slower: number;
  /** Round trip in milliseconds, and megabits a second down; null for this machine's own. */
  readonly network: { readonly roundTrip: number; readonly down: number } | null;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The profiles that the figures are asked of. */
export const profiles: readonly Profile[] = [
  {
    name: 'slow phone',
    slower: 4,
    network: { roundTrip: 150, down: 1.5 },
    viewport: { width: 390, height: 844 },
  },
  { name: 'phone', slower: 4, network: { roundTrip: 60, down: 9 }, viewport: { width: 390, height: 844 } },
  { name: 'desktop', slower: 1, network: null, viewport: { width: 1280, height: 800 } },
];

/** A visit's measurements, in milliseconds since the navigation; null for what did not happen. */
export interface Figures {
  /** When the first text or picture was painted. */
  readonly firstPaint: number | null;
  /** When the right score stood on the screen for good; null on pages without one. */
  readonly trueScore: number | null;
  /** When the channel confirmed the first attachment. */
  readonly following: number | null;
  /** The last largest paint. */
  readonly largestPaint: number;
  /** A score. */
  readonly shift: number;
  /** The sum of all long tasks' time over 50 ms. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly requests: number;
  /** Bytes over the network, headers and messages of the channel included. */
  readonly bytes: number;
}

/** The measurements of the page's own observers. */
interface Watched {
  firstPaint: number | null;
  largestPaint: number;
  shift: number;
  blocked: number;
  longestTask: number;
  /** Since when the score has been right; null while it is not. */
  rightSince: number | null;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Milliseconds that a page is watched. */
const watchedFor = 15_000;

/** What a page is to show of a match: its score, in the board of its own page or in the link to it. */
export interface Expected {
  readonly matchId: number;
  readonly home: number;
  readonly away: number;
}

/** Runs in the page: watches each frame. */
const watch = (expected: Expected | null): void => {
  const watched: Watched = {
    firstPaint: null,
    largestPaint: 0,
    shift: 0,
    blocked: 0,
    longestTask: 0,
    rightSince: null,
  };
  window.watched = watched;
  const observers: PerformanceObserver[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    const each = (list: PerformanceObserverEntryList): void => list.getEntries().forEach(take);
    observers.push(new PerformanceObserver(each));
    observers.at(-1)?.observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') watched.shift += entry.value;
  });
  observe('longtask', ({ duration }) => {
    watched.blocked += Math.max(0, duration - 50);
    watched.longestTask = Math.max(watched.longestTask, duration);
  });
  if (expected === null) return;
  const { matchId, home, away } = expected;
  const isRight = (): boolean => {
    const board = document.querySelector('[data-score]');
    if (board !== null)
      return new RegExp(`\\b${home} \\D+${away}$`).test(board.firstElementChild?.textContent ?? '');
    const links = [...document.querySelectorAll(`main a[href*="matchId=${matchId}"]`)];
    // In a row's name, or after both teams' names.
    const score = new RegExp(`\\D${home}–${away}|\\D${home}\\D+${away}\\D*$`);
    return links.some((link) => score.test(link.getAttribute('aria-label') ?? link.textContent));
  };
  const look = (): void => {
    if (!isRight()) watched.rightSince = null;
    // A frame is on the screen when the next one begins; before the first paint nothing is.
    else watched.rightSince ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** What goes over the network, from now on. */
const countTraffic = async (cdp: CDPSession) => {
  const traffic = { requests: 0, bytes: 0, startedAt: 0, attachedAt: null as number | null };
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    if (traffic.startedAt === 0) traffic.startedAt = timestamp;
    traffic.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  cdp.on('Network.webSocketCreated', () => {
    traffic.requests += 1;
  });
  cdp.on('Network.webSocketFrameReceived', ({ response, timestamp }) => {
    traffic.bytes += response.payloadData.length;
    if (response.payloadData.includes('"action":11')) traffic.attachedAt ??= timestamp;
  });
  await cdp.send('Network.enable');
  return traffic;
};

/**
 * A fresh visitor's page, which comes from another site. Browsers change process there for every page; from an empty tab they do so only
 * for a page with a Cross-Origin-Opener-Policy, which would then be charged for it alone.
 */
const arrive = async (
  browser: Browser,
  { slower, network, viewport }: Profile,
  elsewhere: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly cdp: CDPSession }> => {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: slower > 1 ? 2 : 1,
    isMobile: slower > 1,
    hasTouch: slower > 1,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(elsewhere);
  const cdp = await context.newCDPSession(page);
  if (network !== null)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTrip,
      downloadThroughput: (network.down * 1_000_000) / 8,
      uploadThroughput: (network.down * 500_000) / 8,
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, cdp };
};

/** A cold visit that only watches. */
export const visit = async (
  browser: Browser,
  profile: Profile,
  url: string,
  elsewhere: string,
  expected: Expected | null,
): Promise<Figures> => {
  const { context, page, cdp } = await arrive(browser, profile, elsewhere);
  const traffic = await countTraffic(cdp);
  // The compiler of this script marks functions with their names by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch, expected);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(watchedFor);
  const { rightSince, firstPaint, ...rest } = await page.evaluate(() => window.watched);
  await context.close();
  const { requests, bytes, startedAt, attachedAt } = traffic;
  return {
    ...rest,
    firstPaint,
    // What stands there before anything is painted is seen with the first paint.
    trueScore: rightSince === null ? null : Math.max(rightSince, firstPaint ?? rightSince),
    following: attachedAt === null ? null : (attachedAt - startedAt) * 1000,
    requests,
    bytes,
  };
};

/** A cold visit that presses a button as soon as it is painted: milliseconds since the navigation until its dialog is open. */
export const press = async (
  browser: Browser,
  profile: Profile,
  url: string,
  elsewhere: string,
  button: string,
): Promise<number> => {
  const { context, page } = await arrive(browser, profile, elsewhere);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
  const at = await page.evaluate(() => performance.now());
  await context.close();
  return at;
};
