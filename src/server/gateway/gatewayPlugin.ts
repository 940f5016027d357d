import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { sendError } from '../http/errors.ts';
import { sendRepresentation } from '../http/representation.ts';
import type { Site } from '../site.ts';
import { oncePerInterval } from './anomalies.ts';
import { cacheControlOf } from './cacheControl.ts';
import { callOf } from './router.ts';
import { statusOf } from './source.ts';

const Body = t.type({ path: t.string });

const prefix = '/api/';

/** The path of a GET as written: an encoded path is not in the table. */
const pathIn = (request: FastifyRequest): string => (request.raw.url ?? '').slice(prefix.length);

const answer = async (
  { answersFor, deploymentOf }: Site,
  due: ReturnType<typeof oncePerInterval>,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> => {
  const found = callOf(path);
  if (option.isNone(found)) return sendError(reply, 404, 'UnknownPath', 'There is no such call.');
  const call = found.value;
  const isRead = request.method !== 'POST';
  // Every call can be read with GET, for the edge; those that the specification defines with GET refuse POST.
  if (!isRead && call.endpoint.method === 'GET') {
    reply.header('allow', 'GET, HEAD');
    return sendError(reply, 405, 'WrongMethod', 'This call is made with GET.');
  }
  const deployment = deploymentOf(request);
  const result = await answersFor(request).find(deployment, call)();
  if (either.isLeft(result)) {
    // A missing thing is an answer; a missing answer is a fault.
    const failure = result.left;
    const status = statusOf(failure);
    const isMissing = status === 404;
    const { name } = call.endpoint;
    const since = isMissing ? null : due(`${deployment.id} ${name} ${failure.type}`);
    if (since !== null)
      request.log.warn({ deployment: deployment.id, call: name, failure, since }, 'no answer');
    if (!isMissing) reply.header('retry-after', '2');
    // Whether something is withheld or was never there is not told.
    const code = isMissing ? 'NotFound' : failure.type;
    return sendError(reply, status, code, 'There is no answer to this call.');
  }
  const { value, stale } = result.right;
  // Milliseconds past its lifetime.
  if (stale > 0) reply.header('x-kampdag-stale', String(Math.round(stale)));
  return sendRepresentation(request, reply, value, {
    type: 'application/json; charset=utf-8',
    cacheControl: isRead ? cacheControlOf(call.endpoint, stale) : 'private, no-cache',
  });
};

/**
 * The gateway over HTTP (specification §7): `POST /api/gateway` with `{"path": …}`, and `GET /api/{path}` for every call, which
 * an edge cache can serve. An unknown path is 404.
 */
export const gatewayPlugin: FastifyPluginAsync<Site> = async (app, site) => {
  // Counted each time (`kampdag_served_answers_total`).
  const due = oncePerInterval(site.now);
  app.post('/api/gateway', async (request, reply) =>
    Body.is(request.body)
      ? answer(site, due, request, reply, request.body.path)
      : sendError(reply, 400, 'BadBody', 'The body must be a JSON object with a text "path".'),
  );
  app.get('/api/*', async (request, reply) => answer(site, due, request, reply, pathIn(request)));
};
