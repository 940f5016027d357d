import fastifyRateLimit from '@fastify/rate-limit';
import type { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/channel';
import type { Deployment } from '@kampdag/core/site/deployment';
import { deploymentOfHost } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { LiveServiceConfig, PageData } from '../web/page.ts';
import type { LocalChannel } from './channel/localChannel.ts';
import { liveTokenPlugin, type TokenMinter } from './channel/tokenMinter.ts';
import type { OpenFront } from './front/front.ts';
import type { Answers } from './gateway/answers.ts';
import { createFastPath } from './gateway/fastPath.ts';
import { gatewayPlugin } from './gateway/gatewayPlugin.ts';
import { createHttpServer, type FastPath } from './http/createServer.ts';
import { sendError, wordedFor } from './http/errors.ts';
import { isPlainAddress } from './http/plainAddress.ts';
import { reportPlugin } from './http/reportPlugin.ts';
import { commonHeaders, dataHeaders, strictTransport } from './http/securityHeaders.ts';
import { type ControlConfig, controlPlugin } from './live/controlPlugin.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createPageFastPath } from './page/pageFastPath.ts';
import { pagePlugin } from './page/pagePlugin.ts';
import { createPages } from './page/pages.ts';
import { sitePlugin } from './page/sitePlugin.ts';

/** What the server is put together from; every effect is handed in. */
export interface AppConfig {
  readonly openFront: OpenFront;
  readonly answers: Answers;
  /** Answers as this one whatever the host; null goes by the host. */
  readonly deployment: Deployment | null;
  readonly now: () => Instant;
  readonly minter: TokenMinter;
  /** This server's own live channel; null where the hosted service is used. */
  readonly channel: LocalChannel | null;
  /** What live messages are encrypted with, in base64; null where they are not. */
  readonly channelKey: string | null;
  /** How browsers make their calls: as the specification says, or all with GET. */
  readonly calls: 'post' | 'get';
  /** How recordings are played in; null where they may not be. */
  readonly control: Omit<ControlConfig, 'onChange'> | null;
  /** Told when what the source says has changed altogether. */
  readonly onChange: () => void;
  /** Whether visitors come over TLS, which ends before this server. */
  readonly tls: boolean;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Requests a minute from one address; 0 sets no limit. */
  readonly rateLimit: number;
  readonly metrics: Metrics;
  readonly nonce: () => string;
  readonly requestId: () => string;
  /** Ends when a page's head must leave although its data is not there yet. */
  readonly patience: () => Promise<unknown>;
  readonly logger: FastifyBaseLogger;
}

/** A request's body at most, in bytes. */
const largestBody = 8 * 1024;

const isData = (url: string | undefined): boolean => url?.startsWith('/api/') === true;

/** Visitors' addresses that are counted at once. */
const countedAddresses = 20_000;

/** What is counted against nobody: whoever balances the load asks for it all the time. */
const uncounted: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/** Upgrades that Vite takes itself in development. */
const viteProtocols: ReadonlySet<string | undefined> = new Set(['vite-hmr', 'vite-ping']);

const upgradeTo = (app: FastifyInstance, channel: LocalChannel | null): void => {
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (channel?.handleUpgrade(request, socket, head) === true) return;
    if (!viteProtocols.has(request.headers['sec-websocket-protocol'])) socket.destroy();
  });
};

/** Puts the server together; it does not listen yet. */
export const createApp = async (config: AppConfig): Promise<FastifyInstance> => {
  const { answers, channel, now } = config;
  const deploymentAt = (host: string): Deployment => config.deployment ?? deploymentOfHost(host);
  const transport: Readonly<Record<string, string>> = config.tls
    ? { 'strict-transport-security': strictTransport }
    : {};
  const pagesFirst: { path: FastPath | null } = { path: null };
  const answersFirst = createFastPath({
    answers,
    deploymentOfHost: deploymentAt,
    now,
    requestId: config.requestId,
    headers: transport,
    onAnswer: () => config.metrics.onHit(),
  });
  const fastPath: FastPath = (...asked) => answersFirst(...asked) || pagesFirst.path?.(...asked) === true;
  const app = Fastify({
    loggerInstance: config.logger,
    genReqId: config.requestId,
    bodyLimit: largestBody,
    trustProxy: config.proxies.length === 0 ? false : [...config.proxies],
    serverFactory: (handler) => createHttpServer(fastPath, handler),
    frameworkErrors: (_error, _request, reply) =>
      sendError(reply, 400, 'BadRequest', 'The address is not one.'),
  });
  const live: LiveServiceConfig = {
    kind: channel === null ? 'hosted' : 'local',
    ...(config.channelKey === null ? {} : { cipherKey: config.channelKey }),
  };
  const deploymentOf = (request: FastifyRequest): Deployment => deploymentAt(request.headers.host ?? '');

  const calls: Pick<PageData, 'calls'> = config.calls === 'get' ? { calls: 'get' } : {};

  const state = { closing: false };
  app.addHook('onRequest', async (request, reply) => {
    const headers = isData(request.raw.url) ? dataHeaders : commonHeaders;
    reply.headers({ ...headers, ...transport, 'x-request-id': request.id });
    if (!isPlainAddress(request.raw.url ?? '')) {
      return sendError(reply, 400, 'BadRequest', 'The address is not one.');
    }
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    config.metrics.onRequest(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    // A connection whose answer had begun would else be kept for the next one.
    if (state.closing) setImmediate(() => app.server.closeIdleConnections());
  });
  if (config.rateLimit > 0) {
    await app.register(fastifyRateLimit, {
      max: config.rateLimit,
      timeWindow: 60_000,
      cache: countedAddresses,
      allowList: (request) => uncounted.has(request.routeOptions.url),
    });
  }
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-kampdag-now', String(now()));
    if (state.closing) reply.header('connection', 'close');
  });
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const { status, code, message } = wordedFor(error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'the request could not be answered');
    return sendError(reply, status, code, message);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendError(reply, 404, 'NotFound', 'There is nothing at this address.'),
  );

  upgradeTo(app, channel);
  const front = await config.openFront(app);
  const pages = createPages({
    front,
    answers,
    live,
    calls,
    now,
    nonce: config.nonce,
    patience: config.patience,
    onFailure: (error) => app.log.error(error, 'the page could not be rendered; the browser will do it'),
  });

  pagesFirst.path = createPageFastPath({
    pages,
    deploymentOfHost: deploymentAt,
    live,
    now,
    requestId: config.requestId,
    headers: transport,
    guarded: front.guarded,
    tls: config.tls,
    onAnswer: () => config.metrics.onHit(),
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) =>
    reply
      .code(state.closing ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: state.closing ? 'closing' : 'ready' }),
  );
  await app.register(reportPlugin(() => config.metrics.onPolicyReport()));
  await app.register(liveTokenPlugin(config.minter));
  await app.register(gatewayPlugin({ answers, deploymentOf }));
  await app.register(sitePlugin({ answers, deploymentOf, now, tls: config.tls }));
  await app.register(
    pagePlugin({ pages, deploymentOf, live, calls, now, guarded: front.guarded, tls: config.tls }),
  );
  if (channel !== null) await app.register(channel.plugin);
  if (config.control !== null) {
    const onChange = (matchId: MatchId): void => {
      answers.clear();
      pages.clear();
      config.onChange();
      for (const name of [allChannel(matchId), goalsChannel(matchId)]) channel?.controls.purge(name);
    };
    await app.register(controlPlugin({ ...config.control, onChange }));
  }
  app.addHook('preClose', async () => {
    state.closing = true;
    channel?.close();
    await front.close();
  });
  return app;
};
