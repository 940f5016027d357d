import { Readable } from 'node:stream';
import type { Deployment } from '@kampdag/core/site/deployment';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveServiceConfig, PageData } from '../../web/page.ts';
import type { Encoding } from '../http/encoding.ts';
import { negotiate } from '../http/encoding.ts';
import type { OwnNames } from '../http/host.ts';
import { pagePolicy, reportingEndpoints } from '../http/securityHeaders.ts';
import { documentEnd } from './document.ts';
import type { Page, Pages } from './pages.ts';
import { readPreferences, visitOf } from './visit.ts';

/** The input of a page's headers. */
interface PageHeadersConfig {
  readonly page: Page;
  readonly url: string;
  /** The request's Host header. */
  readonly host: string;
  readonly encoding: Encoding;
  /** Unique to this answer. */
  readonly nonce: string;
  readonly live: LiveServiceConfig;
  readonly imageHosts: readonly string[];
  /** Whether pages have the content security policy. */
  readonly guarded: boolean;
}

/** The headers of a page beyond those of every answer; call when its status is known. */
const pageHeaders = ({
  page,
  url,
  host,
  encoding,
  nonce,
  live,
  imageHosts,
  guarded,
}: PageHeadersConfig): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
  // Search engines must not index players' pages (reading 25), nor the lab.
  ...(/^\/(?:player|lab)(?:[/?]|$)/i.test(url) ? { 'x-robots-tag': 'noindex, noarchive' } : {}),
  ...(guarded
    ? {
        'reporting-endpoints': reportingEndpoints,
        'content-security-policy': pagePolicy({ nonce, styles: page.styles(), live, imageHosts, host }),
      }
    : {}),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** The dependencies of sending pages. */
export interface PageSenderConfig {
  readonly pages: Pages;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly names: OwnNames;
  readonly live: LiveServiceConfig;
  /** Hosts of the pictures on a deployment's pages, over TLS. */
  readonly imageHostsOf: (deployment: Deployment) => readonly string[];
  /** Whether pages have the content security policy. */
  readonly guarded: boolean;
  readonly nonce: () => string;
}

/** Sends pages to visitors, each with its own nonce. */
export interface PageSender {
  readonly page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Sends the page for a refused request, by status. */
  readonly refusal: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;
}

export const createPageSender = (config: PageSenderConfig): PageSender => {
  const { pages, deploymentOf, names, live, imageHostsOf, guarded } = config;
  const send = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
    const status = await page.status;
    const encoding = negotiate(request.headers['accept-encoding']);
    const { host = '' } = request.headers;
    const nonce = config.nonce();
    const imageHosts = imageHostsOf(deploymentOf(request));
    const ending = documentEnd(nonce);
    reply
      .code(status)
      .removeHeader('content-security-policy')
      .headers(
        pageHeaders({ page, url: request.originalUrl, host, encoding, nonce, live, imageHosts, guarded }),
      );
    return reply.send(page.body.whole(encoding, ending) ?? Readable.from(page.body.read(encoding, ending)));
  };
  const visit = (request: FastifyRequest) => visitOf(request.raw, deploymentOf(request), names);
  return {
    page: (request, reply) => send(request, reply, pages.open(visit(request))),
    refusal: (request, reply, status) => send(request, reply, pages.refused(visit(request), status)),
  };
};

/** The dependencies of the pages' routes. */
export interface PagePluginConfig {
  readonly sender: PageSender;
  /** Whether this server handles an address, even if with a 404 page. */
  readonly exists: (url: string) => boolean;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly live: LiveServiceConfig;
  /** How browsers make calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
  readonly now: () => Instant;
}

/** Longer addresses are refused. */
const longestAddress = 2_048;

/** Every other address is a page; `GET /api/site` gives what a page without data starts from. */
export const pagePlugin =
  ({ sender, exists, deploymentOf, live, calls, now }: PagePluginConfig): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/site', async (request, reply) => {
      const deployment = deploymentOf(request);
      return reply.header('cache-control', 'no-store').send({
        deployment: deploymentJson(deployment),
        ...readPreferences(request.headers.cookie, deployment),
        now: now(),
        live,
        ...calls,
      });
    });

    app.get('/*', (request, reply) => {
      if (request.originalUrl.length > longestAddress) return sender.refusal(request, reply, 414);
      return exists(request.originalUrl) ? sender.page(request, reply) : sender.refusal(request, reply, 404);
    });
  };
