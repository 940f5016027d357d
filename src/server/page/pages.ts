import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { printViewing } from '@kampdag/core/site/viewing';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { LiveServiceConfig, PageData, RouteOfPage } from '../../web/page.ts';
import type { Front } from '../front/front.ts';
import type { Answers } from '../gateway/answers.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import type { PageStyles } from '../http/securityHeaders.ts';
import type { Reported } from '../live/reported.ts';
import { documentData, documentHead, documentTitle } from './document.ts';
import { openDocument } from './documentWriter.ts';
import { type RecordedBody, recordBody } from './recordedBody.ts';

import { styleAttributePolicy } from './styleAttributes.ts';
import type { Rank, Turns } from './turns.ts';
import type { Visit } from './visit.ts';

/** A page that is being made, or is made. */
export interface Page {
  /** 200 or 404; known before the body is whole. */
  readonly status: Promise<number>;
  readonly body: RecordedBody;
  /** The parts of its policy that its markup decides; to be asked for when the status is known. */
  readonly styles: () => PageStyles;
}

/** What pages are made of. */
export interface PagesConfig {
  readonly front: Front;
  readonly answers: Answers;
  readonly live: LiveServiceConfig;
  readonly reported: Reported;
  /** How browsers make their calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
  readonly now: () => Instant;
  /** Ends after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly turns: Turns;
  /** Ends when all that was at hand has been done. */
  readonly pause: () => Promise<unknown>;
  /** Told of every page that leaves without its first view because too many are being rendered. */
  readonly onCrowd: () => void;
  /** Told of every first view that was rendered. */
  readonly onRendered: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Pages as visitors ask for them. */
export interface Pages {
  /** The page of a visit, made once a second at most, however many ask and whatever is tied to its address. */
  readonly open: (visit: Visit) => Page;
  /** The page of a visit that is refused with a status. */
  readonly refused: (visit: Visit, status: number) => Page;
  readonly clear: () => void;
}

/** Milliseconds that a page is given again. */
const lifetime = 1_000;

/** Pages kept at once; each is some 100 KB. */
const most = 500;

/** For how many milliseconds it is known that a page was asked for, and of how many pages. */
const knownFor = 60_000;
const mostKnown = 2_000;

/** Milliseconds after which a page's head leaves although its data is not there yet, and its scripts: these would share the line with the view. */
const headPatience = 40;
const scriptsPatience = 250;

/**
 * Milliseconds that a page waits for its data, all calls together. What is not there by then is drawn as waiting, and the browser asks for it:
 * to see where the page stands is better than to look at a white one.
 */
const dataPatience = 1_500;

const tooLate: GatewayFailure = { type: 'Unreachable', message: 'not in time for the page' };

/** A transport whose calls all end when somebody's patience does. What was asked goes on, so that the browser's own call finds it. */
const within = (patience: Promise<unknown>, transport: GatewayTransport): GatewayTransport => {
  const late = patience.then(() => either.left(tooLate));
  return { request: (method, path) => () => Promise.race([transport.request(method, path)(), late]) };
};

const make = (config: PagesConfig, visit: Visit, route: RouteOfPage, rank: Rank): Page => {
  const { front, calls, turns, wait, pause } = config;
  const { renderer } = front;
  const { deployment, language, theme, menu, viewing } = visit;
  const assets = front.assetsOf(route.modules(deployment.sport), deployment.brand);
  const document = openDocument({ visit, route, calls, assets });
  const url = route.address;
  const transport = within(wait(dataPatience), inProcessTransport(config.answers, deployment));

  const askStatus = async (): Promise<number> => {
    try {
      return await renderer.statusOf({ url, transport });
    } catch (error) {
      config.onFailure(error);
      return route.status;
    }
  };
  const told = askStatus();
  const head = wait(headPatience);
  void wait(scriptsPatience).then(document.hurry);

  const leave: typeof document.shell = (prepared, status) => {
    config.onCrowd();
    document.shell(prepared, status);
  };

  /** The data in one turn where it is at hand, the view in another: who waits for the federation keeps nobody else waiting. */
  const fill = async (): Promise<void> => {
    if (!(await turns.take(rank))) return leave(null, await told);
    const { live, now, reported } = config;
    const preparing = renderer.preparePage({
      url,
      deployment,
      language,
      theme,
      menu,
      viewing,
      now: now(),
      live,
      transport,
      reported: (matchId) => reported(deployment, matchId),
    });
    await Promise.race([preparing, pause().then(pause)]).finally(turns.done);
    const prepared = await preparing;
    const status = await told;
    if (!(await turns.take(rank === 'new' ? 'begun' : rank))) return leave(prepared, status);
    try {
      document.view(prepared, await prepared.render(), status);
      config.onRendered();
    } finally {
      turns.done();
    }
    return undefined;
  };
  const filled = fill().catch(async (error: unknown) => {
    config.onFailure(error);
    document.shell(null, await told);
  });

  const known: { attributes: string | null } = { attributes: null };
  const styles = (): PageStyles => {
    const whole = known.attributes === null ? document.body.whole('identity', '') : undefined;
    if (whole !== undefined) known.attributes = styleAttributePolicy(Buffer.from(whole).toString());
    return { hash: assets.styleHash, attributes: known.attributes ?? styleAttributePolicy(null) };
  };

  const status = Promise.all([told, Promise.race([filled, head])]).then(([first]) => first);
  return { status, body: document.body, styles };
};

const refuse = ({ front }: PagesConfig, { deployment, language, theme }: Visit, status: number): Page => {
  const { title, modules, markup } = front.renderer.refusedPage(status, language);
  const { head, styleHash: hash } = front.assetsOf(modules(deployment.sport), deployment.brand);
  const body = recordBody();
  body.write(documentHead({ brand: deployment.brand, language, theme, assets: head }));
  body.write(documentTitle({ title: `${title} – ${deployment.siteName}`, description: '' }));
  body.write(`${markup}${documentData(null, '')}`);
  body.end();
  return {
    status: Promise.resolve(status),
    body,
    styles: () => ({ hash, attributes: styleAttributePolicy('') }),
  };
};

const keyOf = (
  { deployment, language, theme, menu, viewing, origin }: Visit,
  { address }: RouteOfPage,
): string => `${deployment.id} ${language} ${theme} ${menu} ${printViewing(viewing)} ${origin} ${address}`;

export const createPages = (config: PagesConfig): Pages => {
  const perf = { now: config.now };
  const cache = new LRUCache<string, Page>({ max: most, ttl: lifetime, ttlResolution: 0, perf });
  const known = new LRUCache<string, true>({ max: mostKnown, ttl: knownFor, ttlResolution: 0, perf });
  const refusals = new Map<string, Page>();
  return {
    open: (visit) => {
      const route = config.front.renderer.routeOf(visit.url);
      const key = keyOf(visit, route);
      const found = cache.get(key);
      if (found !== undefined) return found;
      // What is too old to be shown would be kept until there are too many of them: some hundred megabytes.
      cache.purgeStale();
      const page = make(config, visit, route, known.has(key) ? 'known' : 'new');
      known.set(key, true);
      cache.set(key, page);
      return page;
    },
    refused: (visit, status) => {
      const key = `${visit.deployment.id} ${visit.language} ${visit.theme} ${status}`;
      const page = refusals.get(key) ?? refuse(config, visit, status);
      refusals.set(key, page);
      return page;
    },
    clear: () => cache.clear(),
  };
};
