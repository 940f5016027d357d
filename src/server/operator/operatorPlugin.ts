import fastifyRateLimit from '@fastify/rate-limit';
import type { ChannelName } from '@kampdag/core/live/wire/channel';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { either, option } from 'fp-ts';
import type { Logger } from 'pino';
import { type Call, callOf } from '../gateway/router.ts';
import { sendError, sendRefusal } from '../http/errors.ts';
import { isSameSecret } from '../secrets.ts';
import { Operation, type Switches, wordsOfOperation, wordsOfSubject } from './operation.ts';
import type { Switchboard } from './switchboard.ts';

/** The dependencies of the operator's door. */
export interface OperatorConfig {
  readonly key: string;
  readonly switchboard: Switchboard;
  /** Removes a cached answer for all deployments. */
  readonly purgeAnswer: (call: Call) => void;
  /** Drops all messages of a channel; null where the hosted service keeps them. Rejects if the log cannot be reached. */
  readonly purgeLog: ((name: ChannelName) => Promise<void>) | null;
  /** Who did what is written here at every level but `silent`. */
  readonly logger: Pick<Logger, 'child' | 'level'>;
}

/** Requests a minute from one address, with or without the key. */
const rate = 60;

const stateOf = ({ withdrawn, notice }: Switches): readonly string[] => [
  withdrawn.length === 0 ? 'nothing is withdrawn' : `withdrawn: ${withdrawn.map(wordsOfSubject).join(', ')}`,
  notice === null
    ? 'no notice is shown'
    : `the notice says "${notice.en}"${notice.nb === null ? '' : `, in Norwegian "${notice.nb}"`}`,
];

const keptIn = (stores: readonly string[]): string =>
  stores.length === 0
    ? 'it could not be stored: a restart forgets it'
    : `it outlives a restart: stored in ${stores.join(' and ')}`;

/** Does what an operation asks, and answers with what is now true. */
const perform = async (
  { switchboard, purgeAnswer, purgeLog }: OperatorConfig,
  operation: Operation,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  switch (operation.action) {
    case 'status':
      return reply.send({ said: stateOf(switchboard.switches()) });
    case 'purgeAnswer': {
      const call = callOf(operation.path.replace(/^\/?(?:api\/)?/, ''));
      if (option.isNone(call)) return sendError(reply, 400, 'UnknownPath', 'there is no such call');
      purgeAnswer(call.value);
      return reply.send({ said: ['purged here; an edge may keep it for its lifetime'] });
    }
    case 'purgeLog':
      if (purgeLog === null)
        return sendError(reply, 409, 'Hosted', 'the hosted service keeps the log: purge it there');
      try {
        await purgeLog(operation.name as ChannelName);
        return reply.send({ said: ['purged'] });
      } catch {
        return sendError(reply, 503, 'Unavailable', 'the log cannot be reached (Redis)');
      }
    default:
      return reply.send({ said: ['done', keptIn(await switchboard.change(operation))] });
  }
};

/**
 * `POST /operate` with an `Operation`, for the metrics port, which no visitor reaches, with `Authorization: Bearer` and the
 * operator's key. Without it the address does not exist.
 */
export const operatorPlugin =
  (config: OperatorConfig): FastifyPluginAsync =>
  async (app) => {
    const { key, logger } = config;
    const level = logger.level === 'silent' ? 'silent' : 'info';
    const audit = logger.child({ audit: true }, { level });
    await app.register(fastifyRateLimit, { max: rate, timeWindow: 60_000 });
    app.post('/operate', async (request, reply) => {
      const who = { from: request.ip };
      if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${key}`)) {
        audit.warn({ ...who, refused: true }, 'an operator was refused: the key is missing or wrong');
        return sendRefusal(reply, 404);
      }
      const operation = Operation.decode(request.body);
      if (either.isLeft(operation)) return sendError(reply, 400, 'BadBody', 'the operation is not one');
      const answered = await perform(config, operation.right, reply);
      audit.info(
        { ...who, operation: wordsOfOperation(operation.right), status: reply.statusCode },
        'an operator acted',
      );
      return answered;
    });
  };
