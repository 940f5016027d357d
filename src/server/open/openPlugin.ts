import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { languageRecords } from '@kampdag/core/site/language';
import { openApiPath, openRoot } from '@kampdag/core/site/openPaths';
import type { FastifyPluginAsync } from 'fastify';
import { cacheKey } from '../cacheKey.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { clientOf } from '../gateway/inProcessTransport.ts';
import { createDocuments } from '../http/documents.ts';
import { sendRefusal } from '../http/errors.ts';
import { asciiFileName } from '../http/fileName.ts';
import { representationOf, sendRepresentation } from '../http/representation.ts';
import { readPreferences } from '../page/visit.ts';
import { languageAsked, type Site } from '../site.ts';
import { openApiDocument } from './openApi.ts';
import { openPage, openPagePolicy } from './openPage.ts';
import { openRouteAt } from './openRoutes.ts';

const methods = 'GET, HEAD, OPTIONS';

/** Allows pages of any origin to read it, without cookies. */
const openToAll: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, last-modified, retry-after, x-kampdag-now',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The answer to a CORS preflight. */
const preflight: Readonly<Record<string, string>> = {
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'accept, content-type, if-modified-since, if-none-match',
  'access-control-max-age': '86400',
};

const json = 'application/json; charset=utf-8';
const lines = 'application/x-ndjson; charset=utf-8';

/**
 * The open data: `GET /open/v1/…`, documented at `/open/v1/openapi.json` (README.md in this folder). It comes from published
 * answers, so that hidden results, unpublished leagues and private fields are left out (readings 24 and 25).
 */
export const openPlugin: FastifyPluginAsync<Site> = async (app, site) => {
  const { answersFor, pacing, deploymentOf, now } = site;
  const documents = createDocuments('open', site);
  const cacheControl = cacheControlOf({ lifetime: lifetimes.match, isOpen: false }, 0);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(openToAll);
  });

  app.get(openRoot, async (request, reply) => {
    const deployment = deploymentOf(request);
    const language = languageAsked(request, readPreferences(request.headers.cookie, deployment).language);
    reply
      .header('content-security-policy', openPagePolicy)
      .header('content-language', languageRecords[language].tag);
    return sendRepresentation(request, reply, representationOf(openPage(deployment.siteName, language)), {
      type: 'text/html; charset=utf-8',
      cacheControl: 'private, max-age=600',
    });
  });

  app.get(openApiPath, async (request, reply) =>
    sendRepresentation(
      request,
      reply,
      representationOf(JSON.stringify(openApiDocument(deploymentOf(request).siteName))),
      { type: json, cacheControl: cacheControlOf({ lifetime: lifetimes.season, isOpen: true }, 0) },
    ),
  );

  app.get<{ Params: { '*': string }; Querystring: { seasonId?: unknown } }>(
    `${openRoot}/*`,
    async (request, reply) => {
      const found = openRouteAt(`/${request.params['*']}`, request.query);
      if (found === undefined) return sendRefusal(reply, 404);
      const { route, asked } = found;
      const deployment = deploymentOf(request);
      const config = {
        gateway: clientOf(answersFor(request), deployment),
        deployment,
        now: now(),
        pacing,
      };
      return documents.send(
        request,
        reply,
        cacheKey(deployment, route.operationId, asked.id, asked.seasonId),
        route.data(config, asked),
        {
          type: route.json === null ? lines : json,
          cacheControl,
          fileName: route.json === null ? `${asciiFileName('match', asked.id)}.jsonl` : undefined,
          retryAfter: 5,
        },
      );
    },
  );

  app.options(`${openRoot}/*`, async (_request, reply) => reply.headers(preflight).code(204).send());
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${openRoot}/*`,
    handler: async (_request, reply) => sendRefusal(reply.header('allow', methods), 405),
  });
};
