import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import { printViewing } from '@kampdag/core/site/viewing';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { PageData, PreparedPage, RouteOfPage } from '../../web/page.ts';
import type { Effects } from '../effects.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { renderingOf, type Site } from '../site.ts';
import { documentData, documentHead, documentTitle, documentViewEnd, openDocument } from './document.ts';
import { type RecordedBody, recordBody } from './recordedBody.ts';
import type { Rank, Turns } from './turns.ts';
import type { Visit } from './visit.ts';

/** A page that is being rendered, or is complete. */
export interface Page {
  /** 200 or 404; known before the body is complete. */
  readonly status: Promise<number>;
  readonly body: RecordedBody;
  /** The hash of the style element in its head. */
  readonly styleHash: string;
}

/** The dependencies of pages. */
export interface PagesConfig
  extends Pick<Site, 'frontend' | 'answers' | 'live' | 'reported' | 'calls'>,
    Pick<Effects, 'now' | 'wait' | 'pause'> {
  readonly turns: Turns;
  /** Called for each page sent without its first view because too many are being rendered. */
  readonly onCrowd: () => void;
  /** Called for each rendered first view. */
  readonly onRendered: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds after which a page's scripts are sent without its view, with which they would compete for bandwidth. */
const scriptsDelay = 250;

/**
 * Milliseconds that a page waits for its data, all calls together. Missing data is rendered as loading, and the browser requests
 * it: a page without data is better than a blank one.
 */
const dataTimeout = 1_500;

const tooLate: GatewayFailure = { type: 'Unreachable', message: 'not in time for the page' };

/** Limits all calls of a transport by a timeout. The requests continue, so that the browser's own call finds the answer. */
const within = (timeout: Promise<unknown>, transport: GatewayTransport): GatewayTransport => {
  const late = timeout.then(() => either.left(tooLate));
  return { request: (method, path) => () => Promise.race([transport.request(method, path)(), late]) };
};

const make = (config: PagesConfig, visit: Visit, route: RouteOfPage, rank: Rank): Page => {
  const { frontend, calls, turns, wait, pause } = config;
  const { renderer } = frontend;
  const { deployment } = visit;
  const { brand, sport } = deployment;
  const assets = frontend.assetsOf(brand, route.modules(sport), route.lazyModules(sport));
  const document = openDocument(visit, route, assets, calls);
  const url = route.address;
  const transport = within(wait(dataTimeout), inProcessTransport(config.answers, deployment));
  const pageStatus = renderer.statusOf({ url, transport }).catch((error: unknown) => {
    config.onFailure(error);
    return route.status;
  });
  void wait(scriptsDelay).then(document.sendScripts);

  const leave = (prepared: PreparedPage | null, status: number): PageData | null => {
    config.onCrowd();
    document.shell(prepared, status);
    return prepared?.data ?? null;
  };

  /**
   * Writes the view, and gives the data that is to follow. Preparing the data and rendering take a turn each, so that a page waiting for
   * the federation delays no other.
   */
  const fill = async (): Promise<PageData | null> => {
    // The head is on its way before the view takes the thread: browsers read its styles meanwhile.
    await pause();
    await document.body.encoded();
    if (!(await turns.take(rank))) return leave(null, await pageStatus);
    const preparing = renderer.preparePage({
      ...visit,
      ...renderingOf(config, deployment),
      url,
      live: config.live,
      transport,
    });
    await Promise.race([preparing, pause().then(pause)]).finally(turns.done);
    const prepared = await preparing;
    const status = await pageStatus;
    if (!(await turns.take(rank === 'new' ? 'begun' : rank))) return leave(prepared, status);
    try {
      document.view(prepared, await prepared.render(), status);
      config.onRendered();
      return prepared.data;
    } finally {
      turns.done();
    }
  };
  const filled = fill().catch(async (error: unknown) => {
    config.onFailure(error);
    document.shell(null, await pageStatus);
    return null;
  });

  /** The view is on its way before the data is packed, which takes as long as a third of the rendering. */
  const finish = async (data: PageData | null): Promise<void> => {
    await pause();
    await document.body.encoded();
    await pause();
    try {
      document.end(data);
    } catch (error) {
      config.onFailure(error);
      document.end(null);
    }
  };
  void filled.then(finish);

  return { status: pageStatus, body: document.body, styleHash: assets.styleHash };
};

const refuse = ({ frontend }: PagesConfig, visit: Visit, status: number): Page => {
  const { deployment } = visit;
  const { title, modules, markup } = frontend.renderer.refusedPage(status, visit.language);
  const { head, styleHash } = frontend.assetsOf(deployment.brand, modules(deployment.sport));
  const body = recordBody();
  body.write(documentHead(visit, head));
  body.write(documentTitle(`${title} – ${deployment.siteName}`, ''));
  body.write(`${markup}${documentViewEnd('')}${documentData(null)}`);
  body.end();
  return {
    status: Promise.resolve(status),
    body,
    styleHash,
  };
};

const keyOf = (
  { deployment, language, theme, menu, viewing, origin }: Visit,
  { address }: RouteOfPage,
): string => `${deployment.id} ${language} ${theme} ${menu} ${printViewing(viewing)} ${origin} ${address}`;

/** The pages of visits, cached. */
export const createPages = (config: PagesConfig) => {
  const perf = { now: config.now };
  // Each page has some 100 KB.
  const cache = new LRUCache<string, Page>({ max: 500, ttl: 1_000, ttlResolution: 0, perf });
  /** The addresses requested in the last minute. */
  const known = new LRUCache<string, true>({ max: 2_000, ttl: 60_000, ttlResolution: 0, perf });
  const refusals = new Map<string, Page>();
  return {
    /** The page of a visit, rendered at most once a second for all visitors. */
    open: (visit: Visit): Page => {
      const route = config.frontend.renderer.routeOf(visit.url);
      const key = keyOf(visit, route);
      const found = cache.get(key);
      if (found !== undefined) return found;
      // Expired pages would otherwise stay until evicted, some hundred megabytes of them.
      cache.purgeStale();
      const page = make(config, visit, route, known.has(key) ? 'known' : 'new');
      known.set(key, true);
      cache.set(key, page);
      return page;
    },
    /** The page of a refused visit, by status. */
    refused: (visit: Visit, status: number): Page => {
      const key = `${visit.deployment.id} ${visit.language} ${visit.theme} ${status}`;
      const page = refusals.get(key) ?? refuse(config, visit, status);
      refusals.set(key, page);
      return page;
    },
    clear: (): void => cache.clear(),
  };
};

export type Pages = ReturnType<typeof createPages>;
