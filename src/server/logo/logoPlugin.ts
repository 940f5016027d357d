import { organisations } from '@kampdag/core/gateway/matchEndpoints';
import { OrgId } from '@kampdag/core/ids';
import { logoUrl } from '@kampdag/core/league/season/organisation';
import type { FastifyPluginAsync } from 'fastify';
import { either } from 'fp-ts';
import { clientOf } from '../gateway/inProcessTransport.ts';
import { readAddressId } from '../http/addressId.ts';
import { sendRefusal } from '../http/errors.ts';
import { matchesEtag, tagOf } from '../http/representation.ts';
import type { Site } from '../site.ts';

/** Cached by browsers for a day: a list of matches requests each club's logo. */
const kept = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400';

/** Clubs' logos as pictures, each at its own address (`logoPath`), for lists; no content (204) if the federation has none. */
export const logoPlugin: FastifyPluginAsync<Site> = async (app, { answersFor, deploymentOf }) => {
  app.get<{ Params: { club: string } }>('/logo/:club', async (request, reply) => {
    const club = readAddressId(request.params.club);
    if (club === null) return sendRefusal(reply, 404);
    const orgId = OrgId(club);
    const found = await clientOf(answersFor(request), deploymentOf(request)).fetch(organisations, {
      orgIds: [orgId],
    })();
    if (either.isLeft(found)) return sendRefusal(reply, 503, 10);
    const own = found.right.rows.find((row) => row.orgId === orgId);
    const [, type, base64] = /^data:(.+?);base64,(.+)$/.exec((own && logoUrl(own)) ?? '') ?? [];
    reply.header('cache-control', kept);
    // Not an error, which browsers would log: a crest is shown instead.
    if (type === undefined || base64 === undefined) return reply.code(204).send();
    const picture = Buffer.from(base64, 'base64');
    const etag = `"${tagOf(picture)}"`;
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(type).send(picture);
  });
};
