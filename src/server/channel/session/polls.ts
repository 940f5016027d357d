import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import type { Scheduler } from '../../effects.ts';
import type { ConnectionQuota } from '../access/connectionQuota.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { ACTION, MAX_MESSAGE_SIZE } from '../protocol/frames.ts';
import { costOf, readMessage } from '../protocol/inbound.ts';
import { readerOf } from '../rest/rest.ts';
import { answerText, listOf, protocolErrorOf, refuse } from '../rest/restAnswers.ts';
import { createPollTransport } from './pollTransport.ts';
import type { Opened, Sessions } from './sessions.ts';

/** The dependencies of polling. */
export interface PollsConfig {
  readonly sessions: Sessions;
  readonly quota: ConnectionQuota;
  readonly scheduler: Scheduler;
  readonly now: () => number;
  /** Whether connecting is refused: the request is cut, as a socket is. */
  readonly isDown: () => boolean;
}

type KeyRequest = FastifyRequest<{ Params: { key: string } }>;

const unknown = (): ErrorInfo => failures.connectionForgotten('the connection is not known any more');

const send = (reply: FastifyReply, frames: readonly string[]): FastifyReply =>
  answerText(reply, 200, `[${frames.join(',')}]`);

/**
 * Sessions over HTTP polling, for networks that block WebSockets: the routes of the SDK's XHR polling, `/comet/…`, taken from its
 * source (ably-js, comettransport.ts). The connection's key, a secret of its owner, identifies the session.
 */
export const createPolls = ({ sessions, quota, scheduler, now, isDown }: PollsConfig) => {
  const byKey = new Map<string, Opened & { readonly transport: ReturnType<typeof createPollTransport> }>();

  const connect = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isDown()) {
      request.raw.destroy();
      return reply.hijack();
    }
    const { searchParams: query } = new URL(request.url, 'http://local');
    const connectRequest = { query, reader: readerOf(request) };
    const grant = await sessions.check(connectRequest);
    if (either.isLeft(grant)) return refuse(reply, grant.left);
    const release = quota.acquire(connectRequest.reader.address);
    if (release === undefined) return refuse(reply, failures.unavailable('too many are connected'));
    const state: { opened?: Opened } = {};
    const transport = createPollTransport(scheduler, now, () => {
      release();
      if (state.opened === undefined) return;
      byKey.delete(state.opened.key);
      state.opened.lost();
    });
    const opened = sessions.open(transport, connectRequest, grant.right);
    state.opened = opened;
    byKey.set(opened.key, { ...opened, transport });
    return send(reply, await transport.poll());
  };

  /** Charges for a body once it is counted and before it is read; that of an unknown connection is not read at all. */
  const chargeUnread = async (
    request: KeyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const bytes = Number(request.headers['content-length'] ?? MAX_MESSAGE_SIZE);
    return byKey.get(request.params.key)?.session.charge(costOf(bytes)) === true
      ? undefined
      : refuse(reply, unknown());
  };

  const plugin: FastifyPluginAsync = async (app) => {
    // 503, since the SDK gives up its connection on codes 40000 to 49999.
    app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
      refuse(
        reply,
        error.statusCode === 429
          ? failures.unavailable('too many requests from this address')
          : protocolErrorOf(error.statusCode),
      ),
    );

    app.get('/comet/connect', connect);

    app.get('/comet/:key/recv', async (request: KeyRequest, reply) => {
      const polled = byKey.get(request.params.key);
      if (polled === undefined || !polled.session.charge(1)) return refuse(reply, unknown());
      return send(reply, await polled.transport.poll());
    });

    app.post(
      '/comet/:key/send',
      { bodyLimit: MAX_MESSAGE_SIZE, preParsing: chargeUnread },
      async (request: KeyRequest, reply) => {
        const polled = byKey.get(request.params.key);
        if (polled === undefined) return refuse(reply, unknown());
        const messages = listOf(request.body);
        if (polled.session.charge(messages.length)) {
          for (const message of messages) polled.session.receive(readMessage(message));
        }
        return reply.code(204).send();
      },
    );

    for (const how of ['close', 'disconnect'] as const) {
      app.get(`/comet/:key/${how}`, async (request: KeyRequest, reply) => {
        byKey.get(request.params.key)?.session.receive(either.right({ action: ACTION[how] }));
        return reply.code(204).send();
      });
    }

    app.all('/comet/*', async (_request, reply) => refuse(reply, failures.unavailable('nothing is here')));
  };

  return {
    plugin,
    /** The number of open connections. */
    size: (): number => byKey.size,
    /** Ends polls that wait long, and sessions that are no longer polled; called about once a second. */
    tick: (): void => {
      for (const { transport } of byKey.values()) transport.tick();
    },
    close: (): void => {
      for (const { transport } of byKey.values()) transport.cut();
    },
  };
};
