import { isNotFound } from '@kampdag/core/gateway/client';
import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { MatchId, OrgId, PersonId, TournamentId } from '@kampdag/core/ids';
import { readSerial } from '@kampdag/core/live/log/timeToken';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { FastifyPluginAsync } from 'fastify';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { addressId } from '../http/addressId.ts';
import { sendRefusal } from '../http/errors.ts';
import { matchesEtag, type Tag, tagOf } from '../http/representation.ts';
import { languageAsked, renderingOf, type Site } from '../site.ts';
import type { Drawings } from './drawings.ts';

/** The subject of a picture's address (`sharePath`); null for a malformed one. */
const shareSubjectAt = (type: string, file: string, moment: string | undefined): ShareSubject | null => {
  const name = /^(.*)\.png$/.exec(file)?.[1] ?? '';
  const [, first, second] = new RegExp(`^${addressId}(?:-${addressId})?$`).exec(name) ?? [];
  if (first === undefined) return null;
  if (type === 'player') {
    return second === undefined
      ? null
      : { type, orgId: OrgId(Number(first)), personId: PersonId(Number(second)) };
  }
  if (second !== undefined) return null;
  if (type === 'match') {
    const matchId = MatchId(Number(first));
    if (moment === undefined) return { type, matchId };
    const at = readSerial(moment);
    return at === null ? null : { type, matchId, at };
  }
  return type === 'league' ? { type, tournamentId: TournamentId(Number(first)) } : null;
};

/** Seconds after which a failed picture may be requested again. */
const retryAfter = 10;

/**
 * Preview pictures of links: `GET /share/{match,league}/{id}.png` and `/share/player/{team}-{person}.png`, `?language=no|en`, of a
 * match also as it stood at a moment (`&at={serial}`).
 * They come from published answers, so an unpublished league has none (404) and withheld results are left out.
 */
export const sharePlugin =
  ({ draw }: Pick<Drawings, 'draw'>): FastifyPluginAsync<Site> =>
  async (app, site) => {
    // By the picture's content, so that an equal picture is drawn once and a changed one is drawn again.
    const drawn = new LRUCache<Tag, Buffer, { readonly picture: SharePicture }>({
      // Bytes; a picture has some 40 KB.
      maxSize: 6 * 1024 * 1024,
      sizeCalculation: ({ length }) => length,
      ignoreFetchAbort: true,
      fetchMethod: async (_tag, _stale, { context }) => {
        const png = await draw(context.picture);
        return png === null ? undefined : Buffer.from(png);
      },
    });
    site.onCache('pictures', () => ({ entries: drawn.size, bytes: drawn.calculatedSize }));
    app.get<{
      Params: { type: string; file: string };
      Querystring: { at?: unknown };
    }>('/share/:type/:file', async (request, reply) => {
      const { at } = request.query;
      const { type, file } = request.params;
      const subject = shareSubjectAt(type, file, typeof at === 'string' || at === undefined ? at : '');
      if (subject === null) return sendRefusal(reply, 404);
      const deployment = site.deploymentOf(request);
      const found = await site.frontend.renderer.sharePicture(subject, {
        ...renderingOf(site, site.answersFor(request), deployment),
        language: languageAsked(request, deployment.defaultLanguage),
      })();
      if (either.isLeft(found) && !isNotFound(found.left)) return sendRefusal(reply, 503, retryAfter);
      const picture = either.isLeft(found) ? null : found.right;
      if (picture === null) return sendRefusal(reply, 404);
      const tag = tagOf(JSON.stringify(picture));
      const etag = `"${tag}"`;
      reply
        .header('etag', etag)
        .header('cache-control', cacheControlOf({ lifetime: lifetimes.table, isOpen: false }, 0))
        // Other sites show it in their own pages.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (subject.type === 'player') reply.header('x-robots-tag', 'noindex, noarchive');
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const png = await drawn.fetch(tag, { context: { picture } });
      return png === undefined
        ? sendRefusal(reply.removeHeader('etag'), 503, retryAfter)
        : reply.type('image/png').send(png);
    });
  };
