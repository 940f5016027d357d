import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import { kindsIn } from '@kampdag/core/site/deployment';
import { noFrontTeams, printFrontTeams } from '@kampdag/core/site/frontTeams';
import { printViewing } from '@kampdag/core/site/viewing';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { PageData, PreparedPage, RouteOfPage } from '../../web/page.ts';
import { type CacheKey, cacheKey, keySize } from '../cacheKey.ts';
import type { Effects } from '../effects.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { noticeMarkup } from '../operator/noticePlugin.ts';
import { renderingOf, type Site, type VisitorAnswers } from '../site.ts';
import { documentEnd, documentHead, documentTitle, documentViewEnd, openDocument } from './document.ts';
import { type RecordedBody, recordBody } from './recordedBody.ts';
import { hasMoreRows, mostRows } from './rowCount.ts';
import type { Rank, Turns } from './turns.ts';
import type { Visit } from './visit.ts';

/** A page that is being rendered, or is complete. */
export interface Page {
  /** 200 or 404; known before the body is complete. */
  readonly status: Promise<number>;
  readonly body: RecordedBody;
  /** The hash of the style element in its head. */
  readonly styleHash: string;
  /** Resolves when its body is complete. */
  readonly complete: Promise<void>;
}

/** The dependencies of pages. */
export interface PagesConfig
  extends Pick<Site, 'frontend' | 'live' | 'calls' | 'onCache' | 'switches'>,
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

const noticeOf = ({ switches }: PagesConfig, { language }: Visit): string =>
  noticeMarkup(switches().notice, language);

const make = (
  config: PagesConfig,
  visit: Visit,
  answers: VisitorAnswers,
  route: RouteOfPage,
  rank: Rank,
): Page => {
  const { frontend, calls, turns, wait, pause } = config;
  const { renderer } = frontend;
  const { deployment } = visit;
  // The league's sport is not known yet: the styles of each that the site has go along, the code of its own.
  const [sport, ...others] = kindsIn(deployment);
  const assets = frontend.assetsOf(deployment.brand, route.modules(sport), [
    ...route.lazyModules(sport),
    ...others.flatMap((kind) => route.modules(kind).concat(route.lazyModules(kind))),
  ]);
  const document = openDocument(visit, route, assets, calls, noticeOf(config, visit));
  const url = route.address;
  const transport = within(wait(dataTimeout), inProcessTransport(answers, deployment));
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
      ...renderingOf(config, answers, deployment),
      url,
      live: config.live,
      transport,
    });
    await Promise.race([preparing, pause().then(pause)]).finally(turns.done);
    const prepared = await preparing;
    const status = await pageStatus;
    if (hasMoreRows(prepared.data.answers, mostRows)) {
      document.shell(prepared, status);
      return null;
    }
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
  return {
    status: pageStatus,
    body: document.body,
    styleHash: assets.styleHash,
    complete: filled.then(finish),
  };
};

const refuse = (config: PagesConfig, visit: Visit, status: number): Page => {
  const { frontend } = config;
  const { deployment } = visit;
  const { title, modules, markup } = frontend.renderer.refusedPage(status, visit.language);
  const { head, styleHash } = frontend.assetsOf(deployment.brand, modules(deployment.sport));
  const body = recordBody();
  body.write(documentHead(visit, head));
  body.write(documentTitle(`${title} – ${deployment.siteName}`, '', noticeOf(config, visit)));
  body.write(`${markup}${documentViewEnd('')}${documentEnd(null)}`);
  body.end();
  return {
    status: Promise.resolve(status),
    body,
    styleHash,
    complete: Promise.resolve(),
  };
};

const keyOf = (
  { deployment, language, theme, menu, viewing, teams, origin }: Visit,
  { address, hasMyMatches }: RouteOfPage,
  changedAt: number,
): CacheKey => {
  // Where nothing is hidden, what was revealed changes nothing.
  const seen = viewing.hidesResults ? viewing : { ...viewing, revealed: [] };
  const front = printFrontTeams(hasMyMatches === true ? teams : noFrontTeams);
  return cacheKey(deployment, language, theme, menu, printViewing(seen), front, origin, address, changedAt);
};

/** Bytes of a page that is not complete yet, and times that each byte of a complete one is held: plain, encoded in two ways. */
const [begun, copies] = [100_000, 3];

/** The pages of visits, cached. */
export const createPages = (config: PagesConfig) => {
  const perf = { now: config.now };
  const cache = new LRUCache<CacheKey, Page>({
    max: 500,
    maxSize: 64 * 1024 * 1024,
    ttl: 1_000,
    ttlResolution: 0,
    perf,
  });
  /** The addresses requested in the last minute. */
  const known = new LRUCache<CacheKey, true>({
    max: 2_000,
    maxSize: 1024 * 1024,
    sizeCalculation: (_known, key) => keySize(key),
    ttl: 60_000,
    ttlResolution: 0,
    perf,
  });
  const refusals = new Map<CacheKey, Page>();
  /** Keeps a page; a later size of the same page does not prolong its time. */
  const keep = (key: CacheKey, page: Page, bytes: number): void => {
    cache.set(key, page, { size: keySize(key) + bytes, noUpdateTTL: true });
  };
  const weigh = async (key: CacheKey, page: Page): Promise<void> => {
    await page.complete;
    // One that expired or was evicted meanwhile is not kept again.
    if (cache.peek(key) === page) keep(key, page, page.body.length() * copies);
  };
  config.onCache('pages', () => ({ entries: cache.size, bytes: cache.calculatedSize }));
  return {
    /** The page of a visit, rendered at most once a second for all visitors. */
    open: (visit: Visit, answers: VisitorAnswers): Page => {
      const route = config.frontend.renderer.routeOf(visit.url);
      const key = keyOf(visit, route, config.switches().changedAt);
      const found = cache.get(key);
      if (found !== undefined) return found;
      // Expired pages would otherwise stay until evicted, some hundred megabytes of them.
      cache.purgeStale();
      const page = make(config, visit, answers, route, known.has(key) ? 'known' : 'new');
      known.set(key, true);
      keep(key, page, begun);
      void weigh(key, page);
      return page;
    },
    /** The page of a refused visit, by status. */
    refused: (visit: Visit, status: number): Page => {
      const key = cacheKey(
        visit.deployment,
        visit.language,
        visit.theme,
        status,
        config.switches().changedAt,
      );
      const page = refusals.get(key) ?? refuse(config, visit, status);
      refusals.set(key, page);
      return page;
    },
    clear: (): void => cache.clear(),
  };
};

export type Pages = ReturnType<typeof createPages>;
