import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import { failures } from '../protocol/failures.ts';
import { MAX_MESSAGE_SIZE } from '../protocol/frames.ts';
import { readerOf } from '../rest/rest.ts';
import { answerText, protocolErrorOf, refuse } from '../rest/restAnswers.ts';
import type { Polled, Polls } from './polls.ts';

type KeyRequest = FastifyRequest<{ Params: { key: string } }>;

const send = (reply: FastifyReply, polled: Polled): FastifyReply =>
  either.isLeft(polled) ? refuse(reply, polled.left) : answerText(reply, 200, `[${polled.right.join(',')}]`);

/** The routes of the SDK's XHR polling, `/comet/…`, taken from its source (ably-js, comettransport.ts). */
export const pollsPlugin =
  (polls: Polls, isDown: () => boolean): FastifyPluginAsync =>
  async (app) => {
    // 503, since the SDK gives up its connection on codes 40000 to 49999.
    app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
      refuse(
        reply,
        error.statusCode === 429
          ? failures.unavailable('too many requests from this address')
          : protocolErrorOf(error.statusCode),
      ),
    );

    app.get('/comet/connect', async (request, reply) => {
      if (isDown()) return refuse(reply, failures.unavailable('the channel is down'));
      const { searchParams } = new URL(request.url, 'http://local');
      const connectRequest = { query: searchParams, reader: readerOf(request) };
      return send(reply, await polls.connect(connectRequest));
    });

    // Sessions have limits of their own.
    const counted = { config: { rateLimit: false } } as const;

    app.get('/comet/:key/recv', counted, async (request: KeyRequest, reply) => {
      return send(reply, await polls.receive(request.params.key));
    });

    app.post(
      '/comet/:key/send',
      { ...counted, bodyLimit: MAX_MESSAGE_SIZE },
      async (request: KeyRequest, reply) => {
        const messages: readonly unknown[] = Array.isArray(request.body) ? request.body : [request.body];
        const bytes = Number(request.headers['content-length'] ?? MAX_MESSAGE_SIZE);
        const sent = polls.send(request.params.key, messages, bytes);
        return either.isLeft(sent) ? refuse(reply, sent.left) : reply.code(204).send();
      },
    );

    for (const how of ['close', 'disconnect'] as const) {
      app.get(`/comet/:key/${how}`, counted, async (request: KeyRequest, reply) => {
        polls.leave(request.params.key, how);
        return reply.code(204).send();
      });
    }

    app.all('/comet/*', async (_request, reply) => refuse(reply, failures.unavailable('nothing is here')));
  };
