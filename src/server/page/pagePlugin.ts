import { Readable } from 'node:stream';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LiveServiceConfig, PageData } from '../../web/page.ts';
import { negotiate } from '../http/encoding.ts';
import { sendError } from '../http/errors.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { Pages } from './pages.ts';
import { readPreferences } from './preferences.ts';
import { visitOf } from './visit.ts';

/** What the pages' routes work on. */
export interface PagePluginConfig {
  readonly pages: Pages;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly live: LiveServiceConfig;
  /** How browsers make their calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
  readonly now: () => Instant;
  /** Whether pages carry the content security policy. */
  readonly guarded: boolean;
  /** Whether visitors come over TLS. */
  readonly tls: boolean;
}

/** Longer addresses are nobody's. */
const longestAddress = 2_048;

/**
 * Every address that is nothing else is a page; `GET /api/site` is what a page without data starts from; the web manifest names the
 * deployment where the site is put on a home screen.
 */
export const pagePlugin =
  ({ pages, deploymentOf, live, calls, now, guarded, tls }: PagePluginConfig): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/site', async (request, reply) => {
      const deployment = deploymentOf(request);
      return reply.header('cache-control', 'no-store').send({
        deployment: deployment.key,
        ...readPreferences(request.headers.cookie, deployment),
        now: now(),
        live,
        ...calls,
      });
    });

    app.get('/app.webmanifest', async (request, reply) => {
      const { siteName } = deploymentOf(request);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          JSON.stringify({
            name: siteName,
            short_name: siteName,
            start_url: '/',
            display: 'standalone',
            icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
          }),
        );
    });

    app.get('/*', async (request, reply) => {
      const url = request.raw.url ?? '/';
      if (url.length > longestAddress) {
        return sendError(reply, 414, 'AddressTooLong', 'The address is too long.');
      }
      const deployment = deploymentOf(request);
      const page = pages.open(visitOf(request.raw, deployment, tls));
      const status = await page.status;
      const encoding = negotiate(request.headers['accept-encoding']);
      const { host = '' } = request.headers;
      reply
        .code(status)
        .removeHeader('content-security-policy')
        .headers(pageHeaders({ page, url, host, encoding, live, guarded }));
      return reply.send(page.body.whole(encoding) ?? Readable.from(page.body.read(encoding)));
    });
  };
