import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import type { MayRead, Reader } from '../access/access.ts';
import { type Access, credentialsOf, type Grant } from '../access/access.ts';
import { mayPublish, permits } from '../access/capability.ts';
import type { AblyKey } from '../access/tokens.ts';
import { answerTokenRequest } from '../access/tokens.ts';
import type { Feeds } from '../feed/feed.ts';
import { linkHeader, type RawQuery, readHistory, readHistoryQuery } from '../feed/history.ts';
import type { ShowBatch } from '../feed/shown.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { MAX_FRAME_SIZE } from '../protocol/frames.ts';
import { isChannelName } from '../protocol/inbound.ts';
import type { Publish } from './publishing.ts';
import { publishBatches } from './publishing.ts';
import { acceptPacked, answer, answerCompressed, listOf, protocolErrorOf, refuse } from './restAnswers.ts';

/** The dependencies of the REST API. */
export interface RestHost {
  readonly key: AblyKey;
  readonly access: Access;
  readonly feeds: Feeds;
  readonly publish: Publish;
  readonly now: () => number;
  readonly randomText: (bytes: number) => string;
  readonly mayRead: MayRead;
  readonly show: ShowBatch;
}

type ChannelRequest = FastifyRequest<{ Params: { name: string } }>;

/** The reader of a request. */
export const readerOf = (request: FastifyRequest): Reader => ({
  host: request.headers.host ?? '',
  address: request.ip,
});

const claimedClientId = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-ably-clientid'];
  return typeof header === 'string' ? Buffer.from(header, 'base64').toString() : undefined;
};

const checked = (access: Access, request: FastifyRequest): ReturnType<Access['check']> =>
  access.check(credentialsOf(request.headers.authorization), claimedClientId(request));

const grantOf = async (
  access: Access,
  request: FastifyRequest,
  channel: string,
  operation: 'history' | 'publish',
): Promise<either.Either<ErrorInfo, Grant>> => {
  const grant = await checked(access, request);
  if (either.isLeft(grant)) return grant;
  if (!isChannelName(channel)) return either.left(failures.badChannelName('no such channel name'));
  return permits(grant.right.capability, channel, operation)
    ? grant
    : either.left(failures.notPermitted(`${operation} on this channel is not permitted`));
};

const publisherOf = async (
  access: Access,
  request: FastifyRequest,
): Promise<either.Either<ErrorInfo, Grant>> =>
  either.filterOrElse(
    ({ capability }: Grant) => mayPublish(capability),
    () => failures.notPermitted('publishing is not permitted'),
  )(await checked(access, request));

type RequestHook<Request extends FastifyRequest> = (
  request: Request,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>;

/** Answers a request that is refused before its body is read, and after it is counted, which is done `onRequest`. */
const unlessRefused =
  <Request extends FastifyRequest>(
    refusalOf: (request: Request) => Promise<either.Either<ErrorInfo, unknown>>,
  ): RequestHook<Request> =>
  async (request, reply) => {
    const refusal = await refusalOf(request);
    return either.isLeft(refusal) ? refuse(reply, refusal.left) : undefined;
  };

/** The REST API of the protocol, at the root of the site. */
export const restPlugin =
  (host: RestHost): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
      refuse(reply, protocolErrorOf(error.statusCode)),
    );

    acceptPacked(app);

    app.get('/time', async (_request, reply) => answer(reply, 200, [host.now()]));

    app.get('/channels/:name/messages', async (request: ChannelRequest, reply) => {
      const { name } = request.params;
      const grant = await grantOf(host.access, request, name, 'history');
      if (either.isLeft(grant)) return refuse(reply, grant.left);
      const raw = request.query as RawQuery;
      const query = readHistoryQuery(raw);
      if (either.isLeft(query)) return refuse(reply, query.left);
      const admission = await host.mayRead(name, readerOf(request));
      if (admission === 'closed')
        return refuse(reply, failures.notPermitted('this channel is not published'));
      if (admission === 'unknown') {
        return refuse(reply, failures.unavailable('nobody can say whether this may be read'));
      }
      const feed = await host.feeds.open(name).catch(() => undefined);
      if (feed === undefined) {
        return refuse(reply, failures.unavailable('what was said on this channel cannot be read now'));
      }
      const page = readHistory(feed, query.right, (batch) => host.show(name, admission, batch));
      const link = linkHeader(raw, page.next);
      return raw['envelope'] === 'json' || raw['envelope'] === 'msgpack'
        ? answerCompressed(reply, 200, { statusCode: 200, headers: { Link: link }, response: page.messages })
        : answerCompressed(reply.header('link', link), 200, page.messages);
    });

    app.post(
      '/channels/:name/messages',
      {
        bodyLimit: MAX_FRAME_SIZE,
        preParsing: unlessRefused((request: ChannelRequest) =>
          grantOf(host.access, request, request.params.name, 'publish'),
        ),
      },
      async (request: ChannelRequest, reply) => {
        const { name } = request.params;
        const grant = await grantOf(host.access, request, name, 'publish');
        if (either.isLeft(grant)) return refuse(reply, grant.left);
        const published = await host.publish({
          channel: name,
          messages: listOf(request.body),
          grant: grant.right,
          id: host.randomText(9),
        });
        if (either.isLeft(published)) return refuse(reply, published.left);
        return answer(reply, 201, { channel: name, ...published.right });
      },
    );

    const ofPublishers = {
      bodyLimit: MAX_FRAME_SIZE,
      preParsing: unlessRefused((request) => publisherOf(host.access, request)),
    };
    app.post('/messages', ofPublishers, async (request, reply) => {
      const grant = await checked(host.access, request);
      if (either.isLeft(grant)) return refuse(reply, grant.left);
      const results = await publishBatches(host.publish, request.body, grant.right, host.randomText(9));
      return either.isLeft(results) ? refuse(reply, results.left) : answer(reply, 201, results.right);
    });

    const ofOwnKey = unlessRefused(async ({ params }: ChannelRequest) =>
      params.name === host.key.name
        ? either.right(undefined)
        : either.left(failures.notFound('this server has no such key')),
    );
    app.post('/keys/:name/requestToken', { preParsing: ofOwnKey }, async (request: ChannelRequest, reply) => {
      const details = await answerTokenRequest(host.key, request.params.name, request.body, host.now());
      return either.isLeft(details) ? refuse(reply, details.left) : answer(reply, 201, details.right);
    });
  };
