import { lifetimes } from '@kampdag/core/gateway/lifetime';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type Language, languageRecords } from '@kampdag/core/site/language';
import type { FastifyPluginAsync } from 'fastify';
import { either } from 'fp-ts';
import type { embedDataId, RenderedEmbed } from '../../web/page.ts';
import { cacheKey } from '../cacheKey.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { createStaleCache } from '../gateway/staleCache.ts';
import { readAddressId } from '../http/addressId.ts';
import { sendRefusal } from '../http/errors.ts';
import { type Representation, representationOf, sendRepresentation } from '../http/representation.ts';
import { pagePolicy, reportingEndpoints } from '../http/securityHeaders.ts';
import type { DocumentAssets } from '../page/assets.ts';
import { escapeHtml, inlineJson } from '../page/escape.ts';
import { languageAsked, renderingOf, type Site } from '../site.ts';

const dataId: typeof embedDataId = 'kampdag-embed';

/** An embedded match's document and its status. */
interface EmbedDocument {
  readonly representation: Representation;
  readonly status: number;
}

const documentOf = (
  rendered: RenderedEmbed,
  assets: DocumentAssets,
  { brand }: Deployment,
  language: Language,
  theme: string,
): string =>
  `<!doctype html><html lang="${languageRecords[language].tag}" data-brand="${brand}" data-theme="${theme}"><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `${assets.head}<title>${escapeHtml(rendered.title)}</title></head><body><div id="root">${rendered.markup}</div>${assets.scripts}` +
  `<script id="${dataId}" type="application/json">${rendered.data === null ? '' : inlineJson(rendered.data)}</script></body></html>`;

/**
 * A match for embedding in other sites: `GET /embed/match?matchId=…&language=no|en&theme=light|dark`. It is the only page allowed
 * in a frame; it has its own policy, sets no cookie, and is the same for all visitors.
 */
export const embedPlugin: FastifyPluginAsync<Site> = async (app, site) => {
  const { frontend, deploymentOf, live, now, wait } = site;
  const documents = createStaleCache<() => Promise<EmbedDocument>, never, EmbedDocument>(
    { now, random: () => 0, wait, largest: 8 * 1024 * 1024 },
    {
      ask: async (make) => either.right(await make()),
      // Rendered at most once a second; its script follows the match from there.
      lifetimeOf: () => ({ fresh: 1_000, stale: 0, onError: 0 }),
      // Each text is stored with its two encodings.
      sizeOf: ({ representation }) => representation.length * 3,
      verdictOf: () => 'failed',
    },
  );
  site.onCache('embeds', documents.size);
  app.get<{ Querystring: { matchId?: unknown; theme?: unknown } }>('/embed/match', async (request, reply) => {
    const deployment = deploymentOf(request);
    const { matchId, theme: requested } = request.query;
    const id = typeof matchId === 'string' ? readAddressId(matchId) : null;
    const language = languageAsked(request, deployment.defaultLanguage);
    const theme = requested === 'light' || requested === 'dark' ? requested : 'system';
    const assets = frontend.embedAssetsOf(deployment.brand);
    const found = await documents.find(cacheKey(deployment, id, language, theme), async () => {
      const rendered = await frontend.renderer.embedOf(`/embed/match?matchId=${id ?? ''}`, {
        ...renderingOf(site, site.answersFor(request), deployment),
        language,
        live,
      });
      const text = documentOf(rendered, assets, deployment, language, theme);
      return { representation: representationOf(text), status: rendered.status };
    });
    if (either.isLeft(found)) return sendRefusal(reply, 503);
    const { representation, status } = found.right.value;
    reply
      .code(status)
      .removeHeader('content-security-policy')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (frontend.guarded) {
      reply.headers({
        'reporting-endpoints': reportingEndpoints,
        'content-security-policy': pagePolicy({
          styleHash: assets.styleHash,
          live,
          imageHosts: [],
          host: request.headers.host ?? '',
          isEmbedded: true,
        }),
      });
    }
    return sendRepresentation(request, reply, representation, {
      type: 'text/html; charset=utf-8',
      cacheControl:
        status === 200 ? cacheControlOf({ lifetime: lifetimes.match, isOpen: false }, 0) : 'no-store',
    });
  });
};
