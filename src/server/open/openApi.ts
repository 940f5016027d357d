import { type Definitions, type JsonSchema, jsonSchemaOf } from '@kampdag/core/open/shape';
import { openRoot } from '@kampdag/core/site/openPaths';
import { type OpenRoute, openRoutes } from './openRoutes.ts';

const id = (name: string, description: string): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'integer', minimum: 1, maximum: 9_999_999_999 },
});

const seasonId: JsonSchema = {
  name: 'seasonId',
  in: 'query',
  required: false,
  description: 'A season of `seasons`. Default: the newest one.',
  schema: { type: 'integer', minimum: 1, maximum: 9_999_999_999 },
};

const headers: JsonSchema = {
  ETag: {
    description: 'Send it as If-None-Match: 304 means that nothing has changed.',
    schema: { type: 'string' },
  },
  'Cache-Control': { description: 'How long the answer may be cached.', schema: { type: 'string' } },
};

const failure = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const failures: JsonSchema = {
  304: { description: 'The client’s copy is current (If-None-Match).' },
  404: failure('There is nothing with this id, or it is not published.'),
  429: failure('Too many requests per minute: see `Retry-After`.'),
  503: failure('The federation does not answer: retry after `Retry-After` seconds.'),
};

const parameters: Readonly<Record<string, JsonSchema>> = {
  '{leagueId}': id('leagueId', "The league's number, as `/leagues` lists it."),
  '{matchId}': id('matchId', "The match's number, as results and schedule list it."),
};

const operationOf = (
  { path, operationId, summary, json }: OpenRoute,
  definitions: Definitions,
): JsonSchema => ({
  get: {
    operationId,
    summary,
    parameters: [parameters[/\{\w+\}/.exec(path)?.[0] ?? ''] ?? seasonId],
    responses: {
      200: {
        description: summary,
        headers,
        content:
          json === null
            ? { 'application/x-ndjson': { schema: { type: 'string' } } }
            : {
                'application/json': { schema: jsonSchemaOf(json.shape, definitions), example: json.example },
              },
      },
      ...failures,
    },
  },
});

/** The documentation of the open data (OpenAPI 3.1), generated from the codecs that write it. */
export const openApiDocument = (siteName: string): JsonSchema => {
  const definitions: Definitions = new Map();
  const paths = Object.fromEntries(openRoutes.map((route) => [route.path, operationOf(route, definitions)]));
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: open data`,
      version: '1.0.0',
      description:
        'Open to everyone, from any page (CORS), without a key. Fields and event types may be added within version 1; none is removed or changes its meaning. What a league does not publish is left out.',
      license: { name: 'The data are the federation’s', identifier: 'LicenseRef-federation' },
    },
    servers: [{ url: openRoot }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(definitions),
        Error: {
          type: 'object',
          properties: {
            error: {
              type: 'object',
              properties: { code: { type: 'string' }, message: { type: 'string' } },
              required: ['code', 'message'],
            },
          },
          required: ['error'],
        },
      },
    },
  };
};
