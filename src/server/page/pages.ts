import type { Instant } from '@kampdag/core/time/instant';
import { LRUCache } from 'lru-cache';
import type { LiveServiceConfig, PageData } from '../../web/page.ts';
import type { Front } from '../front/front.ts';
import type { Answers } from '../gateway/answers.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { documentEnd, documentHead, documentTitle } from './document.ts';
import { type RecordedBody, recordBody } from './recordedBody.ts';
import { shareCard } from './shareCard.ts';
import { styleAttributePolicy } from './styleAttributes.ts';
import type { Visit } from './visit.ts';

/** A page that is being made, or is made. */
export interface Page {
  /** 200 or 404; known before the body is whole, and at the latest when patience ends. */
  readonly status: Promise<number>;
  readonly body: RecordedBody;
  /** The status that all of the page was made with; null before it is made, and where it could not be. */
  readonly madeWith: () => number | null;
  /** What the page's inline styles are allowed by; drawn anew for every making. */
  readonly nonce: string;
  /** The part of its policy that its markup decides; to be asked for when the status is known. */
  readonly styleAttributes: () => string;
}

/** What pages are made of. */
export interface PagesConfig {
  readonly front: Front;
  readonly answers: Answers;
  readonly live: LiveServiceConfig;
  /** How browsers make their calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
  readonly now: () => Instant;
  readonly nonce: () => string;
  /** Ends when a page's head must leave although its data is not there yet. */
  readonly patience: () => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
}

/** Pages as visitors ask for them. */
export interface Pages {
  /** The page of a visit, made once a second at most, however many ask. */
  readonly open: (visit: Visit) => Page;
  /** The page that `open` would give without making it; null where it would make one. */
  readonly known: (visit: Visit) => Page | null;
  readonly clear: () => void;
}

/** Milliseconds that a page is given again. */
const lifetime = 1_000;

/** Pages kept at once; each is some 100 KB. */
const most = 500;

const make = (config: PagesConfig, visit: Visit): Page => {
  const { front, answers, live } = config;
  const { url, deployment, origin, language, theme, menu } = visit;
  const nonce = config.nonce();
  const body = recordBody();
  const route = front.renderer.routeOf(url);
  const { styles, scripts } = front.assetsOf(route.module, nonce);
  body.write(documentHead({ deployment: deployment.key, language, theme, styles }));
  // With data at hand the first view is drawn before anything more is loaded; while it is waited for there is time to load.
  const head = { isOpen: true, hasScripts: false };
  const wait = async (): Promise<number> => {
    await config.patience();
    if (head.isOpen) {
      head.hasScripts = true;
      body.write(scripts);
    }
    return route.status;
  };
  const remaining = (): string => (head.hasScripts ? '' : scripts);

  const rendered = front.renderer.renderPage({
    url,
    deployment,
    language,
    theme,
    menu,
    now: config.now(),
    live,
    transport: inProcessTransport(answers, deployment),
  });

  const fill = async (): Promise<number> => {
    try {
      const page = await rendered;
      const { title, description, data } = page;
      head.isOpen = false;
      const card = shareCard({ title, description, data, siteName: deployment.siteName, origin, url });
      body.write(documentTitle({ title, description, card }));
      page.pipe({
        write: body.write,
        end: () => {
          body.write(documentEnd({ ...page.data, ...config.calls }, remaining()));
          body.end();
          known.status = page.status;
        },
      });
      return page.status;
    } catch (error) {
      // Without markup and data the browser makes the page by itself.
      head.isOpen = false;
      config.onFailure(error);
      const title = documentTitle({ title: deployment.siteName, description: '' });
      body.write(`${title}</div>${remaining()}</body></html>`);
      body.end();
      return route.status;
    }
  };

  const known: { policy: string | null; status: number | null } = { policy: null, status: null };
  const styleAttributes = (): string => {
    if (known.policy !== null) return known.policy;
    const whole = body.whole('identity');
    const policy = styleAttributePolicy(whole === undefined ? null : Buffer.from(whole).toString());
    if (whole !== undefined) known.policy = policy;
    return policy;
  };

  return {
    styleAttributes,
    madeWith: () => known.status,
    status: Promise.race([fill(), wait()]),
    body,
    nonce,
  };
};

const keyOf = ({ deployment, language, theme, menu, origin, url }: Visit): string =>
  `${deployment.key} ${language} ${theme} ${menu} ${origin} ${url}`;

export const createPages = (config: PagesConfig): Pages => {
  const cache = new LRUCache<string, Page>({
    max: most,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: config.now },
  });
  return {
    known: (visit) => cache.get(keyOf(visit)) ?? null,
    open: (visit) => {
      const key = keyOf(visit);
      const known = cache.get(key);
      if (known !== undefined) return known;
      // What is too old to be shown would be kept until there are too many of them: some hundred megabytes.
      cache.purgeStale();
      const page = make(config, visit);
      cache.set(key, page);
      return page;
    },
    clear: () => cache.clear(),
  };
};
