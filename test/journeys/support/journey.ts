import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Site, type SiteOptions, startSite } from './site.ts';

/** What a browser complains of: errors of the page, of its console, breaches of its content security policy. */
export interface Troubles {
  readonly list: readonly string[];
  /** Complaints that this journey brings about itself, such as those of a server that is away. */
  readonly allow: (pattern: RegExp) => void;
  /** Listens no longer: what comes now is of the journey's end. */
  readonly close: () => void;
}

/** A page that is left before its line is made. */
export const leftWhileConnecting = /WebSocket connection/;

/** The network or the server is away. */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Failed to (fetch|load resource)/;

interface JourneyFixtures {
  /** The built site as it has been running for some minutes at the most; other journeys look at it too. */
  readonly site: Site;
  /** A site of the journey's own, to be told matches or to be ended. */
  readonly ownSite: Site;
  /** Watches the page from its start; a complaint that was not allowed fails the journey. */
  readonly troubles: Troubles;
}

/** What the journeys of a worker share. */
interface WorkerFixtures {
  readonly siteOptions: SiteOptions;
  /** The running site; a new one where its time has gone on too far from the journeys' moment. */
  readonly currentSite: () => Promise<Site>;
}

/** How long a site serves the journeys of its moment, in milliseconds. */
const siteLife = 240_000;

/** The evening at which most journeys look at the site: matches are on in every sport. */
export const evening = { now: '2026-11-21T19:20:00+01:00', seed: 1 } as const;

/**
 * A journey through the built site at `evening`; `test.use({ siteOptions })` starts another. What all share is said here alone: a file that says
 * it again has a browser and a site of its own.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  siteOptions: [evening, { option: true, scope: 'worker' }],
  currentSite: [
    async ({ siteOptions }, use) => {
      const held: { site: Site | null; since: number } = { site: null, since: 0 };
      await use(async () => {
        if (held.site !== null && Date.now() - held.since < siteLife) return held.site;
        await held.site?.stop();
        held.since = Date.now();
        held.site = await startSite(siteOptions);
        return held.site;
      });
      await held.site?.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ currentSite, troubles }, use) => {
    await use(await currentSite());
    troubles.close();
  },
  ownSite: async ({ siteOptions, troubles }, use) => {
    const site = await startSite(siteOptions);
    await use(site);
    troubles.close();
    await site.stop();
  },
  troubles: [
    async ({ page }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      const listening = { on: true };
      const note = (text: string): void => {
        if (listening.on && !text.includes('registration blocked by Playwright')) list.push(text);
      };
      page.on('pageerror', (error) => note(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      await use({
        list,
        allow: (pattern) => void allowed.push(pattern),
        close: () => {
          listening.on = false;
        },
      });
      expect(list.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What of a page axe looks at: all of it, or what is not the same on every page. */
type Extent = 'page' | 'main';

/** Nothing that axe's rules of WCAG 2.2 A and AA object to, colours included. */
export const expectAccessible = async (page: Page, extent: Extent = 'page'): Promise<void> => {
  // Colours that are on their way to the other theme are neither's.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  // What lies far below is laid out when it is looked for; axe looks at everything.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
  const axe = new AxeBuilder({ page })
    // An experiment of axe's about a rule of A: what is seen on a link is in its name, so that it can be spoken to.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (extent === 'main' ? axe.include('main') : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

/** The page never scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
};
