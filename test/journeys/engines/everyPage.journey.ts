import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import * as t from 'io-ts';
import { programNamed } from '../../../src/cli/start/packages.ts';
import { type Browser, eventually } from '../../support/engines/browser.ts';
import { enginePort, engines } from '../../support/engines/engines.ts';
import { framedSite, framePath } from '../../support/engines/framedSite.ts';
import { titleWith } from '../../support/programs.ts';
import { evening, test } from '../support/journey.ts';
import { tour } from '../support/tour.ts';
import { unreachableControls } from '../support/unreachable.ts';
import { type Visit, visitsOf } from '../support/visits.ts';
import { oneOf } from '../support/whole.ts';

type PageWindow = Window & typeof globalThis & { readonly recorded?: readonly string[] };

/** Milliseconds from a page's response until it answers presses, by the page's own clock: a driver that starves costs none. */
const mostUntilHydrated = 6_000;

/** Milliseconds after which a page that has not started never does. */
const mostUntilStarted = 30_000;

/** Milliseconds in which what a page loads after its start must stand still. */
const patience = 3_000;

/** Milliseconds since its response, once a page is the one asked for and React runs all of it: its controls have props. Null until then. */
const sinceResponse = (view: PageWindow, path: string): number | null => {
  const isOpen =
    `${view.location.pathname}${view.location.search}` === path &&
    view.document.readyState === 'complete' &&
    [...view.document.querySelectorAll('#root :is(button, input, a[href])')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    );
  const [navigation] = view.performance.getEntriesByType('navigation');
  return isOpen && navigation instanceof view.PerformanceNavigationTiming
    ? view.performance.now() - navigation.responseEnd
    : null;
};

const inFrame = (look: (view: PageWindow, path: string) => unknown, path = ''): string =>
  `(${look.toString()})(frames[0], ${JSON.stringify(path)})`;

const recordedIn = (view: PageWindow): readonly string[] => [...(view.recorded ?? ['no recorder'])];

/** Opens a page in the frame, and gives the milliseconds from its response until it was hydrated. */
const opened = async (browser: Browser, path: string): Promise<number> => {
  await browser.evaluate(`(frames[0].location.replace(${JSON.stringify(path)}), true)`);
  return eventually(async () => {
    const took = await browser.evaluate(inFrame(sinceResponse, path));
    if (!t.number.is(took)) throw new Error('The page has not started.');
    return took;
  }, mostUntilStarted);
};

/** Opens a page in the frame at one width, and says what is wrong with it at each of some. */
const expectSound = async (browser: Browser, path: string, widths: readonly number[]): Promise<void> => {
  await browser.evaluate(`(document.querySelector('iframe').style.width = '${widths[0]}px', true)`);
  const took = await opened(browser, path);
  if (took > mostUntilHydrated) {
    // The machine may have stood still: told, and once more.
    test.info().annotations.push({ type: 'slow', description: `${path} was hydrated after ${took} ms` });
    expect(await opened(browser, path), 'milliseconds until hydrated').toBeLessThan(mostUntilHydrated);
  }
  for (const width of widths) {
    await browser.evaluate(
      `(document.querySelector('iframe').style.width = '${width}px', new Promise((drawn) => frames[0].requestAnimationFrame(() => frames[0].requestAnimationFrame(() => drawn(true)))))`,
    );
    // What loads later may move what is there, as the matches of the slider do.
    await eventually(async () => {
      expect(await browser.evaluate(inFrame(unreachableControls)), `${width} px`).toEqual([]);
    }, patience);
  }
  expect(await browser.evaluate(inFrame(recordedIn))).toEqual([]);
};

/** The pages that no menu lists. */
const others: readonly Visit[] = ['/', '/today', '/following', '/corrections', '/screen', '/nowhere'].map(
  (path) => ({ name: path, path }),
);

for (const [ordinal, { engine, program, start }] of engines.entries()) {
  const path = programNamed(program);
  // One sport in each browser, each in another; all in all with `isWhole`.
  for (const { siteName, hosts, ...deployment } of oneOf(builtInDeployments, ordinal)) {
    test(
      titleWith(
        program,
        `every page of ${siteName} in ${engine} starts, reports nothing, needs no sideways scroll, and each of its controls is hit at its own centre, at 390 and 1280 px (issue 36, A)`,
      ),
      async ({ site }) => {
        test.skip(path === undefined);
        test.slow();
        const visits = await visitsOf(
          { ...deployment, siteName, hosts },
          { seed: evening.seed, now: Instant(Date.parse(evening.now)) },
        );
        const line = await framedSite(site.port);
        const browser = await start(path ?? '', enginePort());
        try {
          await browser.resize(1_300, 920);
          await browser.open(`http://${hosts[0]}:${line.port}${framePath}`);
          await eventually(async () => {
            expect(await browser.evaluate('frames.length')).toBe(1);
          }, 30_000);
          await tour(visits.concat(others), ({ path: to }, at) =>
            expectSound(browser, to, at % 2 === 0 ? [390, 1_280] : [1_280, 390]),
          );
        } finally {
          await browser.close();
          line.close();
        }
      },
    );
  }
}
