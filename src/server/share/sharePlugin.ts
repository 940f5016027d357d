import { createHash } from 'node:crypto';
import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { MatchId, OrgId, PersonId, TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { readLanguage } from '@kampdag/core/site/language';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../frontend/frontend.ts';
import type { Answers } from '../gateway/answers.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { sendRefusal } from '../http/errors.ts';
import { matchesEtag } from '../http/representation.ts';
import type { Reported } from '../live/reported.ts';
import type { Drawings } from './drawings.ts';

const id = '([1-9]\\d{0,9})';

/** The subject of a picture's address (`sharePath`); null for a malformed one. */
const shareSubjectAt = (type: string, file: string): ShareSubject | null => {
  const name = /^(.*)\.png$/.exec(file)?.[1] ?? '';
  const [, first, second] = new RegExp(`^${id}(?:-${id})?$`).exec(name) ?? [];
  if (first === undefined) return null;
  if (type === 'player') {
    return second === undefined
      ? null
      : { type, orgId: OrgId(Number(first)), personId: PersonId(Number(second)) };
  }
  if (second !== undefined) return null;
  if (type === 'match') return { type, matchId: MatchId(Number(first)) };
  return type === 'league' ? { type, tournamentId: TournamentId(Number(first)) } : null;
};

/** The dependencies of share pictures. */
export interface SharePluginConfig {
  readonly answers: Answers;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly reported: Reported;
  readonly renderer: Pick<Renderer, 'sharePicture'>;
  readonly drawings: Pick<Drawings, 'draw'>;
  readonly now: () => Instant;
}

/** Maximum bytes of cached pictures; one has some 40 KB. */
const largest = 6 * 1024 * 1024;

/** Seconds after which a failed picture may be requested again. */
const retryAfter = '10';

const statusOf = (failure: GatewayFailure): number =>
  failure.type === 'Undecodable' || (failure.type === 'Refused' && failure.status === 404) ? 404 : 503;

/** Caches PNGs by the picture's content, so that an equal picture is drawn once and a changed one is drawn again. */
const cachedDrawings = ({ draw }: Pick<Drawings, 'draw'>) => {
  const cache = new LRUCache<string, Buffer>({ maxSize: largest, sizeCalculation: ({ length }) => length });
  const pending = new Map<string, Promise<Buffer | null>>();
  const drawNew = async (tag: string, picture: SharePicture): Promise<Buffer | null> => {
    try {
      const png = await draw(picture);
      if (png === null) return null;
      const bytes = Buffer.from(png);
      cache.set(tag, bytes);
      return bytes;
    } finally {
      pending.delete(tag);
    }
  };
  return (tag: string, picture: SharePicture): Promise<Buffer | null> => {
    const found = cache.get(tag);
    if (found !== undefined) return Promise.resolve(found);
    const drawing = pending.get(tag) ?? drawNew(tag, picture);
    pending.set(tag, drawing);
    return drawing;
  };
};

/**
 * Preview pictures of links: `GET /share/{match,league}/{id}.png` and `/share/player/{team}-{person}.png`, `?language=no|en`.
 * They come from published answers, so an unpublished league has none (404) and withheld results are left out.
 */
export const sharePlugin =
  ({ answers, deploymentOf, reported, renderer, drawings, now }: SharePluginConfig): FastifyPluginAsync =>
  async (app) => {
    const drawingOf = cachedDrawings(drawings);
    app.get<{ Params: { type: string; file: string }; Querystring: { language?: unknown } }>(
      '/share/:type/:file',
      async (request, reply) => {
        const subject = shareSubjectAt(request.params.type, request.params.file);
        if (subject === null) return sendRefusal(reply, 404);
        const deployment = deploymentOf(request);
        const requested = request.query.language;
        const found = await renderer.sharePicture(subject, {
          deployment,
          language:
            readLanguage(typeof requested === 'string' ? requested : null) ?? deployment.defaultLanguage,
          now: now(),
          transport: inProcessTransport(answers, deployment),
          reported: (matchId) => reported(deployment, matchId),
        })();
        const failed = either.isLeft(found) ? statusOf(found.left) : 404;
        const picture = either.isLeft(found) ? null : found.right;
        if (picture === null) {
          if (failed === 503) reply.header('retry-after', retryAfter);
          return sendRefusal(reply, failed);
        }
        const tag = createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22);
        reply
          .header('etag', `"${tag}"`)
          .header('cache-control', cacheControlOf({ lifetime: lifetimes.table, isOpen: false }, 0))
          // Other sites show it in their own pages.
          .header('cross-origin-resource-policy', 'cross-origin');
        if (subject.type === 'player') reply.header('x-robots-tag', 'noindex, noarchive');
        if (matchesEtag(request.headers['if-none-match'], `"${tag}"`)) return reply.code(304).send();
        const png = await drawingOf(tag, picture);
        if (png === null) {
          reply.removeHeader('etag').header('retry-after', retryAfter);
          return sendRefusal(reply, 503);
        }
        return reply.type('image/png').send(png);
      },
    );
  };
