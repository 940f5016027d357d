import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { readAccent } from '@kampdag/core/site/embed';
import { type Language, languageRecords } from '@kampdag/core/site/language';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import type { AskedEmbed, embedDataId, RenderedEmbed } from '../../web/page.ts';
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

/** An embed's document and its status. */
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

/** What an address asks for. */
const askedAt = (type: AskedEmbed['type'], id: unknown): AskedEmbed => {
  const read = typeof id === 'string' ? readAddressId(id) : null;
  if (read === null) return { type, id: null };
  return type === 'match' ? { type, id: MatchId(read) } : { type, id: TeamId(read) };
};

/**
 * A match or a team for embedding in other sites: `GET /embed/match?matchId=…` and `GET /embed/team?teamId=…`, with
 * `&language=no|en&theme=light|dark&accent=c8102e`. They are the only pages allowed in a frame; they have their own policy, set no
 * cookie, and are the same for all visitors.
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
  const send = async (
    request: FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>,
    reply: FastifyReply,
    type: AskedEmbed['type'],
  ): Promise<FastifyReply> => {
    const deployment = deploymentOf(request);
    const { theme: requested, accent: colour, [`${type}Id`]: id } = request.query;
    const asked = askedAt(type, id);
    const language = languageAsked(request, deployment.defaultLanguage);
    const theme = requested === 'light' || requested === 'dark' ? requested : 'system';
    const accent = readAccent(colour);
    const assets = frontend.embedAssetsOf(deployment.brand, accent);
    const key = cacheKey(deployment, type, asked.id, language, theme, accent);
    const found = await documents.find(key, async () => {
      const rendered = await frontend.renderer.embedOf(asked, {
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
  };
  for (const type of ['match', 'team'] as const) {
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>(`/embed/${type}`, (request, reply) =>
      send(request, reply, type),
    );
  }
};
