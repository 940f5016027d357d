import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { MatchId, SeasonId, TournamentId } from '@kampdag/core/ids';
import { OpenFixtures } from '@kampdag/core/open/openFixture';
import { OpenLeagues, OpenStandings } from '@kampdag/core/open/openLeague';
import { OpenMatch } from '@kampdag/core/open/openMatch';
import type { Deployment } from '@kampdag/core/site/deployment';
import { languageRecords, readLanguage } from '@kampdag/core/site/language';
import { openApiPath, openRoot } from '@kampdag/core/site/openPaths';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either, function as fn, taskEither } from 'fp-ts';
import type * as t from 'io-ts';
import type { Answers } from '../gateway/answers.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { createDocuments, type NoDocument } from '../http/documents.ts';
import { sendRefusal } from '../http/errors.ts';
import { asciiFileName } from '../http/fileName.ts';
import { type Representation, representationOf, sendRepresentation } from '../http/representation.ts';
import type { Reported } from '../live/reported.ts';
import { readPreferences } from '../page/visit.ts';
import { openApiDocument } from './openApi.ts';
import { type OpenData, type OpenDataConfig, openFixtures, openLeagues, openStandings } from './openData.ts';
import { openMatchData, openMatchLog } from './openMatchData.ts';
import { openPage, openPagePolicy } from './openPage.ts';

/** The dependencies of the open data. */
export interface OpenPluginConfig {
  readonly answers: Answers;
  readonly reported: Reported;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly now: () => Instant;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

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

/** Seconds after which a failed request may be repeated. */
const retryAfter = '5';

/** The route-specific part: the data, and how it is written. */
interface OpenRoute {
  readonly data: (config: OpenDataConfig) => OpenData<string>;
  readonly type: string;
  /** The download's file name; null for data shown inline. */
  readonly fileName: string | null;
}

/** Encodes data by its shape, which drops all other fields. */
const written = <A>(data: OpenData<A>, codec: t.Type<A, unknown>): OpenData<string> =>
  taskEither.map((value: A) => JSON.stringify(codec.encode(value)))(data);

const idOf = (text: string): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

const routeOf = (path: readonly string[], asked: string | undefined): OpenRoute | null => {
  const [kind = '', number = '', part, ...more] = path;
  if (more.length > 0) return null;
  if (kind === 'leagues' && path.length === 1) {
    const season = asked === undefined ? null : idOf(asked);
    if (asked !== undefined && season === null) return null;
    const seasonId = season === null ? null : SeasonId(season);
    return {
      data: (config) => written(openLeagues(config, seasonId), OpenLeagues),
      type: json,
      fileName: null,
    };
  }
  const id = idOf(number);
  if (id === null) return null;
  if (kind === 'leagues' && (part === 'results' || part === 'schedule')) {
    const league = TournamentId(id);
    return {
      data: (config) => written(openFixtures(config, league, part), OpenFixtures),
      type: json,
      fileName: null,
    };
  }
  if (kind === 'leagues' && part === 'standings') {
    const league = TournamentId(id);
    return {
      data: (config) => written(openStandings(config, league), OpenStandings),
      type: json,
      fileName: null,
    };
  }
  const match = MatchId(id);
  if (kind === 'matches' && part === undefined) {
    return { data: (config) => written(openMatchData(config, match), OpenMatch), type: json, fileName: null };
  }
  return kind === 'matches' && part === 'log.jsonl'
    ? {
        data: (config) => openMatchLog(config, match),
        type: lines,
        fileName: `${asciiFileName('match', id)}.jsonl`,
      }
    : null;
};

const documentOf = async (data: OpenData<string>): Promise<either.Either<NoDocument, Representation>> =>
  fn.pipe(
    await data(),
    either.bimap(
      (failure) => ({ status: failure.type === 'Refused' ? failure.status : 502 }),
      representationOf,
    ),
  );

const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  sendRefusal(reply.header('allow', methods), 405);

/**
 * The open data: `GET /open/v1/…`, documented at `/open/v1/openapi.json` (README.md in this folder). It comes from published
 * answers, so that hidden results, unpublished leagues and private fields are left out (readings 24 and 25).
 */
export const openPlugin =
  ({ answers, reported, deploymentOf, now, wait }: OpenPluginConfig): FastifyPluginAsync =>
  async (app) => {
    const documents = createDocuments(now, wait);
    const cacheControl = cacheControlOf({ lifetime: lifetimes.match, isOpen: false }, 0);

    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(openToAll);
    });

    app.get<{ Querystring: { language?: unknown } }>(openRoot, async (request, reply) => {
      const deployment = deploymentOf(request);
      const { language: asked } = request.query;
      const { language } = readPreferences(request.headers.cookie, deployment);
      const chosen = readLanguage(typeof asked === 'string' ? asked : null) ?? language;
      const page = representationOf(openPage(deployment.siteName, chosen));
      return sendRepresentation(
        request,
        reply
          .header('content-security-policy', openPagePolicy)
          .header('content-language', languageRecords[chosen].tag),
        page,
        { type: 'text/html; charset=utf-8', cacheControl: 'private, max-age=600' },
      );
    });

    app.get(openApiPath, async (request, reply) =>
      sendRepresentation(
        request,
        reply,
        representationOf(JSON.stringify(openApiDocument(deploymentOf(request).siteName))),
        { type: json, cacheControl: cacheControlOf({ lifetime: lifetimes.season, isOpen: true }, 0) },
      ),
    );

    app.get<{ Params: { '*': string }; Querystring: { seasonId?: string | string[] } }>(
      `${openRoot}/*`,
      async (request, reply) => {
        const path = request.params['*'];
        // A repeated parameter becomes a text that is no id.
        const seasonId = request.query.seasonId?.toString();
        const route = routeOf(path.split('/'), seasonId);
        if (route === null) return sendRefusal(reply, 404);
        const deployment = deploymentOf(request);
        const key = `${deployment.id} ${path} ${seasonId ?? ''}`;
        const found = await documents.find(key, () =>
          documentOf(route.data({ answers, reported, deployment, now: now() })),
        );
        if (either.isLeft(found)) {
          if (found.left.status === 404) return sendRefusal(reply, 404);
          return sendRefusal(reply.header('retry-after', retryAfter), 503);
        }
        if (route.fileName !== null) {
          reply.header('content-disposition', `attachment; filename="${route.fileName}"`);
        }
        const { representation, changedAt } = found.right.value;
        return sendRepresentation(request, reply, representation, {
          type: route.type,
          cacheControl,
          changedAt,
        });
      },
    );

    app.options(`${openRoot}/*`, async (_request, reply) => reply.headers(preflight).code(204).send());
    app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url: `${openRoot}/*`, handler: refuseMethod });
  };
