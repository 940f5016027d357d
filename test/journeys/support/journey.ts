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
  readonly siteOptions: SiteOptions;
  /** The built site, at most some minutes old, shared with the worker's other journeys of the same options. */
  readonly site: Site;
  /** A site of the journey's own: to stop or restart, or where other matches would be news too. */
  readonly ownSite: Site;
  /** Watches the page from the start; a complaint that was not allowed fails the journey. */
  readonly troubles: Troubles;
}

/** Shared by a worker's journeys. */
interface WorkerFixtures {
  /** Milliseconds that a site serves the journeys of its moment. */
  readonly siteLife: number;
  /** The running site of some options; a new one once its time is too far past the journeys' moment. */
  readonly siteWith: (options: SiteOptions) => Promise<Site>;
}

/** The evening of most journeys: every sport has matches in play. */
export const evening = { now: '2026-11-21T19:20:00+01:00', seed: 1 } as const;

/** The running sites of a worker: one of each options, at most two at once. */
const runningSites = (siteLife: number) => {
  const running = new Map<string, { readonly site: Site; readonly since: number }>();
  const end = async (key: string): Promise<void> => {
    const held = running.get(key);
    running.delete(key);
    await held?.site.stop();
  };
  return {
    siteWith: async (options: SiteOptions): Promise<Site> => {
      const key = JSON.stringify(options);
      const held = running.get(key);
      if (held !== undefined && Date.now() - held.since < siteLife) {
        // The order of the map is that of use.
        running.delete(key);
        running.set(key, held);
        return held.site;
      }
      await end(key);
      const [oldest, newest] = running.keys();
      if (oldest !== undefined && newest !== undefined) await end(oldest);
      const since = Date.now();
      const site = await startSite(options);
      running.set(key, { site, since });
      return site;
    },
    endAll: async (): Promise<void> => {
      await Promise.all([...running.keys()].map(end));
    },
  };
};

/** A journey through the built site at `evening`; `test.use({ siteOptions })` chooses another site. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    // Playwright notes the end of a request only for who listens: `settled` asks later.
    context.on('requestfinished', () => undefined);
    context.on('requestfailed', () => undefined);
    await use(context);
  },
  siteOptions: [evening, { option: true }],
  siteLife: [240_000, { option: true, scope: 'worker' }],
  siteWith: [
    async ({ siteLife }, use) => {
      const { siteWith, endAll } = runningSites(siteLife);
      await use(siteWith);
      await endAll();
    },
    { scope: 'worker' },
  ],
  site: async ({ siteWith, siteOptions, troubles }, use) => {
    await use(await siteWith(siteOptions));
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
