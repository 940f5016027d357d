import type { Browser } from '@playwright/test';

/** A visit's measurements, in milliseconds; the shift is a score. */
export interface Figures {
  readonly lcp: number;
  readonly cls: number;
  /** The sum of all long tasks' time over 50 ms. */
  readonly tbt: number;
  /** The number of elements once the document has settled. */
  readonly elements: number;
}

/** A phone on slow 4G (quality.md §A): CPU 4×, round trip 150 ms, 1.5 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_500_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The measurements of the page's own observers. */
interface Watched {
  lcp: number;
  cls: number;
  tbt: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Milliseconds that a page is observed after its load event, for late shifts. */
const watchedFor = 4000;

/**
 * A cold visit to an address by a visitor who comes from another site. Browsers change process there for every page; from an empty tab they
 * do so only for a page with a Cross-Origin-Opener-Policy, which would then be charged for it alone.
 */
export const visit = async (browser: Browser, url: string, elsewhere: string): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(elsewhere);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const watched = { lcp: 0, cls: 0, tbt: 0 };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') watched.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tbt += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watchedFor);
  const figures = await page.evaluate(() => ({
    ...window.watched,
    elements: document.querySelectorAll('*').length,
  }));
  await context.close();
  return figures;
};
