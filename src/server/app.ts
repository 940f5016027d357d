import proxyAddress from '@fastify/proxy-addr';
import type { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { calendarPlugin } from './calendar/calendarPlugin.ts';
import { liveTokenPlugin, type TokenMinter } from './channel/access/tokenMinter.ts';
import type { LocalChannel } from './channel/localChannel.ts';
import type { Config } from './config.ts';
import type { Effects } from './effects.ts';
import { embedPlugin } from './embed/embedPlugin.ts';
import type { OpenFrontend } from './frontend/frontend.ts';
import { serviceWorkerPlugin } from './frontend/serviceWorker.ts';
import type { Answers } from './gateway/answers.ts';
import { createFairQueue } from './gateway/fairQueue.ts';
import { gatewayPlugin } from './gateway/gatewayPlugin.ts';
import { answersOfVisitor, visitorLimits } from './gateway/visitorAnswers.ts';
import { hasValidHost, isPageAddress, isPlainAddress, originOf } from './http/addresses.ts';
import { type ConnectionLimits, limitConnections } from './http/connectionLimits.ts';
import { createHttpServer } from './http/createServer.ts';
import { publicStatus, sendRefusal } from './http/errors.ts';
import { limitRequests, limitSockets } from './http/limits.ts';
import { answerOtherMethods } from './http/methods.ts';
import { answerProbes, isProbe } from './http/probes.ts';
import { reportPlugin } from './http/reportPlugin.ts';
import { commonHeaders, dataHeaders, strictTransport } from './http/securityHeaders.ts';
import { takeUpgrades } from './http/upgrades.ts';
import { type Visitor, visitorOf } from './http/visitors.ts';
import { deploymentAt } from './installation.ts';
import { type BuiltInRecording, labPlugin } from './lab/labPlugin.ts';
import { type ControlConfig, controlPlugin } from './live/controlPlugin.ts';
import { logoPlugin } from './logo/logoPlugin.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openPlugin } from './open/openPlugin.ts';
import { noticePlugin } from './operator/noticePlugin.ts';
import { createPacing } from './pacing.ts';
import { createPageSender, type PageSender, pagePlugin } from './page/pagePlugin.ts';
import { createPages } from './page/pages.ts';
import { sitePlugin } from './page/sitePlugin.ts';
import { createTurns } from './page/turns.ts';
import type { Push } from './push/push.ts';
import type { Drawings } from './share/drawings.ts';
import { sharePlugin } from './share/sharePlugin.ts';
import type { Site } from './site.ts';

/** Everything the server is composed of; all effects are injected. */
export interface AppConfig
  extends Pick<
      Config,
      'installation' | 'channelKey' | 'calls' | 'tls' | 'proxies' | 'rateLimit' | 'serviceWorker'
    >,
    Pick<Effects, 'now' | 'wait' | 'pause'>,
    Pick<Site, 'switches'> {
  /** Published answers only (reading 24). */
  readonly answers: Answers;
  readonly openFrontend: OpenFrontend;
  /** How many connections are open at once. */
  readonly connections: ConnectionLimits;
  /** Draws share pictures; closed with the app. */
  readonly drawings: Drawings;
  readonly minter: TokenMinter;
  /** This server's own live channel; null if the hosted service is used. */
  readonly channel: LocalChannel | null;
  /** How recordings are played into the site; null to disallow it. */
  readonly control: Omit<ControlConfig, 'onChange'> | null;
  /** The recordings of the lab (`/lab`); null without a lab, as with a federation's data. */
  readonly lab: (() => readonly BuiltInRecording[]) | null;
  /** Tells devices of matches while the site is closed; null if it is off. */
  readonly push: Pick<Push, 'plugin' | 'start'> | null;
  /** Called when the source's data has been replaced. */
  readonly onChange: () => void;
  /** Whether the server is about to close: probes say so, and connections are not kept. */
  readonly isLeaving: () => boolean;
  readonly metrics: Metrics;
  readonly requestId: () => string;
  readonly logger: FastifyBaseLogger;
}

/** The address used for routing; a malformed one is replaced here and refused later. */
const routable = ({ url = '/' }: { readonly url?: string | undefined }): string =>
  isPlainAddress(url) ? url : '/';

/** Composes the server without listening. */
export const createApp = async (config: AppConfig): Promise<FastifyInstance> => {
  const { answers, channel, installation, now, wait, pause } = config;
  const transport: Readonly<Record<string, string>> = config.tls
    ? { 'strict-transport-security': strictTransport }
    : {};
  const trust = proxyAddress.compile([...config.proxies]);
  const limited = limitConnections(config.connections, (address) => trust(address, 0));
  const app = Fastify({
    loggerInstance: config.logger,
    genReqId: config.requestId,
    bodyLimit: 8 * 1024,
    trustProxy: config.proxies.length === 0 ? false : [...config.proxies],
    serverFactory: (handler) => limited(createHttpServer(handler)),
    // A request that came before the end is answered.
    return503OnClosing: false,
    rewriteUrl: routable,
    // The server answers these itself, on every address it listens on.
    clientErrorHandler: () => {},
  });
  const deploymentOf = (request: FastifyRequest): Deployment =>
    deploymentAt(installation, request.headers.host ?? '') ?? defaultDeployment;

  const state: { closing: boolean; sender: PageSender | null } = { closing: false, sender: null };
  const isEnding = (): boolean => state.closing || config.isLeaving();
  /** Refuses with a page for visitors, and with a JSON error for programs. */
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
  ): Promise<FastifyReply> => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && isPageAddress(request.originalUrl);
    return isPage && state.sender !== null
      ? state.sender.refusal(request, reply.header('cache-control', 'no-store'), status)
      : sendRefusal(reply, status);
  };

  app.addHook('onRequest', async (request, reply) => {
    const headers = request.originalUrl.startsWith('/api/') ? dataHeaders : commonHeaders;
    reply.headers({ ...headers, ...transport, 'x-request-id': request.id });
    if (!hasValidHost(request.raw)) return refuse(request, reply, 400);
    // Health probes address the server by number.
    const isUnknownHost = deploymentAt(installation, request.headers.host ?? '') === null;
    if (isUnknownHost && !isProbe(request.originalUrl)) return sendRefusal(reply, 421);
    return isPlainAddress(request.originalUrl) ? undefined : refuse(request, reply, 400);
  });
  app.addHook('onResponse', async (request, reply) => {
    config.metrics.onRequest(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    // A connection whose answer had already begun would otherwise be kept alive.
    if (state.closing) setImmediate(() => app.server.closeIdleConnections());
  });
  await limitRequests(app, config);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-kampdag-now', String(now()));
    if (isEnding()) reply.header('connection', 'close');
  });
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const status = publicStatus(error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'the request could not be answered');
    return refuse(request, reply, status);
  });
  const answerMethods = answerOtherMethods(app);

  const frontend = await config.openFrontend(app);
  takeUpgrades(
    app.server,
    (...upgrade) =>
      frontend.takeUpgrade?.(...upgrade) === true || channel?.handleUpgrade(...upgrade) === true,
    limitSockets(config),
  );
  const names = { hosts: installation.fallbackHosts, tls: config.tls };
  const turns = createFairQueue<Visitor>({ ...visitorLimits, wait });
  const site: Site = {
    frontend,
    answersFor: ({ ip }) => answersOfVisitor(answers, turns, visitorOf(ip)),
    switches: config.switches,
    live: {
      kind: channel === null ? 'hosted' : 'local',
      ...(config.channelKey === null ? {} : { cipherKey: config.channelKey }),
    },
    calls: config.calls === 'get' ? { calls: 'get' } : {},
    now,
    wait,
    onCache: config.metrics.onCache,
    pacing: createPacing({ elapsed: now, pause, slice: 5 }),
    deploymentOf,
    originOf: (request) =>
      originOf(request.headers.host ?? '', request.raw.socket.localPort, deploymentOf(request), names),
    imageHostsOf: ({ id }) => installation.imageHosts.get(id) ?? [],
  };
  const pages = createPages({
    ...site,
    pause,
    // A page that has waited this long is sent without its first view.
    turns: createTurns({ pause, timeout: () => wait(500) }),
    onCrowd: () => config.metrics.onCrowd(),
    onRendered: () => config.metrics.onRendered(),
    onFailure: (error) => app.log.error(error, 'the page could not be rendered; the browser will render it'),
  });
  const sender = createPageSender(site, pages);
  state.sender = sender;

  const exists = (url: string): boolean =>
    config.lab !== null || frontend.renderer.routeOf(url).isForDevelopers !== true;
  answerProbes(app, isEnding);
  await app.register(reportPlugin(() => config.metrics.onPolicyReport()));
  await app.register(liveTokenPlugin(config.minter));
  await app.register(noticePlugin(config.switches));
  if (config.push !== null) await app.register(config.push.plugin, site);
  await app.register(gatewayPlugin, site);
  await app.register(sitePlugin, site);
  await app.register(calendarPlugin, site);
  await app.register(openPlugin, site);
  if (frontend.serviceWorkers !== null) {
    await app.register(serviceWorkerPlugin(frontend.serviceWorkers, config.serviceWorker), site);
  }
  await app.register(logoPlugin, site);
  await app.register(sharePlugin(config.drawings), site);
  await app.register(embedPlugin, site);
  if (config.lab !== null) await app.register(labPlugin(config.lab));
  await app.register(pagePlugin(sender, exists), site);
  if (channel !== null) await app.register(channel.plugin);
  if (config.control !== null) {
    const onChange = async (matchId: MatchId): Promise<void> => {
      answers.clear();
      pages.clear();
      config.onChange();
      await channel?.controls.purge(allChannel(matchId));
    };
    await app.register(controlPlugin({ ...config.control, onChange }));
  }
  config.push?.start(frontend.renderer);
  answerMethods((url) => isPageAddress(url) && exists(url) && frontend.renderer.routeOf(url).status === 200);
  app.addHook('preClose', async () => {
    state.closing = true;
    channel?.close();
    await frontend.close();
    await config.drawings.close();
  });
  return app;
};
