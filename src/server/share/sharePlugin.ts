import { createHash } from 'node:crypto';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { lifetimes } from '@kampdag/core/gateway/lifetime';
import type { Deployment } from '@kampdag/core/site/deployment';
import { readLanguage } from '@kampdag/core/site/language';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../front/front.ts';
import type { Answers } from '../gateway/answers.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { sendRefusal } from '../http/errors.ts';
import { matchesEtag } from '../http/validators.ts';
import type { Reported } from '../live/reported.ts';
import type { Drawings } from './drawings.ts';
import { shareSubjectAt } from './shareSubject.ts';

/** What share pictures are made of. */
export interface SharePluginConfig {
  readonly answers: Answers;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly reported: Reported;
  readonly renderer: Pick<Renderer, 'sharePicture'>;
  readonly drawings: Pick<Drawings, 'draw'>;
  readonly now: () => Instant;
}

/** Bytes of pictures that are kept; one is some 40 KB. */
const largest = 6 * 1024 * 1024;

/** Seconds after which a picture that could not be drawn had better be asked for again. */
const retryAfter = '10';

const statusOf = (failure: GatewayFailure): number =>
  failure.type === 'Undecodable' || (failure.type === 'Refused' && failure.status === 404) ? 404 : 503;

/** PNG by what stands on it: a picture that shows the same is drawn once, and one that shows something else never comes out of here. */
const keptDrawings = ({ draw }: Pick<Drawings, 'draw'>) => {
  const kept = new LRUCache<string, Buffer>({ maxSize: largest, sizeCalculation: ({ length }) => length });
  const asked = new Map<string, Promise<Buffer | null>>();
  const drawNew = async (tag: string, picture: SharePicture): Promise<Buffer | null> => {
    try {
      const png = await draw(picture);
      if (png === null) return null;
      const bytes = Buffer.from(png);
      kept.set(tag, bytes);
      return bytes;
    } finally {
      asked.delete(tag);
    }
  };
  return (tag: string, picture: SharePicture): Promise<Buffer | null> => {
    const found = kept.get(tag);
    if (found !== undefined) return Promise.resolve(found);
    const drawing = asked.get(tag) ?? drawNew(tag, picture);
    asked.set(tag, drawing);
    return drawing;
  };
};

/**
 * Pictures that show in links: `GET /share/{match,league}/{id}.png` and `/share/player/{team}-{person}.png`, `?language=no|en`. They are
 * made of what the gateway lets everybody see: of a league that is not published there is none (404), and a hidden result is not on it.
 */
export const sharePlugin =
  ({ answers, deploymentOf, reported, renderer, drawings, now }: SharePluginConfig): FastifyPluginAsync =>
  async (app) => {
    const drawingOf = keptDrawings(drawings);
    app.get<{ Params: { type: string; file: string }; Querystring: { language?: unknown } }>(
      '/share/:type/:file',
      async (request, reply) => {
        const subject = shareSubjectAt(request.params.type, request.params.file);
        if (subject === null) return sendRefusal(reply, 404);
        const deployment = deploymentOf(request);
        const asked = request.query.language;
        const found = await renderer.sharePicture(subject, {
          deployment,
          language: readLanguage(typeof asked === 'string' ? asked : null) ?? deployment.defaultLanguage,
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
          // Sites of links show it in pages of their own.
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
