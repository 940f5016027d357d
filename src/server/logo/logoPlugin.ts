import { createHash } from 'node:crypto';
import { clientOver } from '@kampdag/core/gateway/client';
import { organisations } from '@kampdag/core/gateway/matchEndpoints';
import { OrgId } from '@kampdag/core/ids';
import { logoUrl } from '@kampdag/core/league/season/organisation';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import type { Answers } from '../gateway/answers.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { sendRefusal } from '../http/errors.ts';
import { matchesEtag } from '../http/representation.ts';

/** The dependencies of logos. */
export interface LogoPluginConfig {
  readonly answers: Answers;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
}

/** Cached by browsers for a day: a list of matches requests each club's logo. */
const kept = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400';

/** Clubs' logos as pictures, each at its own address (`logoPath`), for lists; no content (204) if the federation has none. */
export const logoPlugin =
  ({ answers, deploymentOf }: LogoPluginConfig): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { club: string } }>('/logo/:club', async (request, reply) => {
      const { club } = request.params;
      if (!/^[1-9]\d{0,9}$/.test(club)) return sendRefusal(reply, 404);
      const orgId = OrgId(Number(club));
      const client = clientOver(inProcessTransport(answers, deploymentOf(request)));
      const found = await client.fetch(organisations, { orgIds: [orgId] })();
      if (either.isLeft(found)) return sendRefusal(reply.header('retry-after', '10'), 503);
      const own = found.right.rows.find((row) => row.orgId === orgId);
      const [, type, base64] = /^data:(.+?);base64,(.+)$/.exec((own && logoUrl(own)) ?? '') ?? [];
      if (type === undefined || base64 === undefined) {
        // Not an error, which browsers would log: a crest is shown instead.
        return reply.code(204).header('cache-control', kept).send();
      }
      const picture = Buffer.from(base64, 'base64');
      const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', kept);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(picture);
    });
  };
