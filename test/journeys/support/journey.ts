import { test as base, expect } from '@playwright/test';
import { type Site, type SiteOptions, startSite } from './site.ts';

/** The browser's complaints: page errors, console errors, violations of the content security policy. */
export interface Troubles {
  readonly list: readonly string[];
  /** Allows complaints that the journey causes itself, such as those about a stopped server. */
  readonly allow: (pattern: RegExp) => void;
  /** Stops listening at the end of the journey. */
  readonly close: () => void;
}

/** A page left before its connection opened. */
export const leftWhileConnecting = /WebSocket connection/;

/** The network or the server is away. */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Failed to (fetch|load resource)/;

interface JourneyFixtures {
  /** The built site, at most some minutes old, shared with other journeys. */
  readonly site: Site;
  /** A site of the journey's own, to publish matches into or to stop. */
  readonly ownSite: Site;
  /** Watches the page from the start; a complaint that was not allowed fails the journey. */
  readonly troubles: Troubles;
}

/** Shared by a worker's journeys. */
interface WorkerFixtures {
  readonly siteOptions: SiteOptions;
  /** The running site; a new one once its time is too far past the journeys' moment. */
  readonly currentSite: () => Promise<Site>;
}

/** Milliseconds that a site serves the journeys of its moment. */
const siteLife = 240_000;

/** The evening of most journeys: every sport has matches in play. */
export const evening = { now: '2026-11-21T19:20:00+01:00', seed: 1 } as const;

/**
 * A journey through the built site at `evening`; `test.use({ siteOptions })` starts another site. Shared options are set only here: a file
 * that repeats one gets its own browser and site.
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
