import { Readable } from 'node:stream';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, negotiate } from '../http/encoding.ts';
import { pagePolicy, reportingEndpoints } from '../http/securityHeaders.ts';
import type { Site } from '../site.ts';
import type { Page, Pages } from './pages.ts';
import { readPreferences, visitOf } from './visit.ts';

/** The headers of a page beyond those of every answer; call when its status is known. */
const pageHeaders = (
  request: FastifyRequest,
  page: Page,
  encoding: Encoding,
  { frontend, live, imageHostsOf, deploymentOf }: Site,
): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
  // Search engines must not index players' pages (reading 25), nor the lab.
  ...(/^\/(?:player|lab)(?:[/?]|$)/i.test(request.originalUrl)
    ? { 'x-robots-tag': 'noindex, noarchive' }
    : {}),
  ...(frontend.guarded
    ? {
        'reporting-endpoints': reportingEndpoints,
        'content-security-policy': pagePolicy({
          styleHash: page.styleHash,
          live,
          imageHosts: imageHostsOf(deploymentOf(request)),
          host: request.headers.host ?? '',
        }),
      }
    : {}),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** Sends pages to visitors. */
export const createPageSender = (site: Site, pages: Pages) => {
  const send = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
    const status = await page.status;
    const encoding = negotiate(request.headers['accept-encoding']);
    reply
      .code(status)
      .removeHeader('content-security-policy')
      .headers(pageHeaders(request, page, encoding, site));
    return reply.send(page.body.whole(encoding) ?? Readable.from(page.body.read(encoding)));
  };
  return {
    page: (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      send(request, reply, pages.open(visitOf(request, site), site.answersFor(request))),
    /** Sends the page for a refused request, by status. */
    refusal: (request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> =>
      send(request, reply, pages.refused(visitOf(request, site), status)),
  };
};

export type PageSender = ReturnType<typeof createPageSender>;

/** Longer addresses are refused. */
const longestAddress = 2_048;

/**
 * Every other address is a page, even if a 404 page where nothing `exists`; `GET /api/site` gives what a page without data starts
 * from.
 */
export const pagePlugin =
  (sender: PageSender, exists: (url: string) => boolean): FastifyPluginAsync<Site> =>
  async (app, { deploymentOf, live, calls, now }) => {
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
