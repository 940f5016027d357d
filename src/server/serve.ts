import type { FastifyPluginAsync } from 'fastify';
import { either } from 'fp-ts';
import { createApp } from './app.ts';
import { type Config, pushLimit, readConfig, replicaLimit } from './config.ts';
import { fileText } from './fileText.ts';
import type { OpenFrontend } from './frontend/frontend.ts';
import { addressesAt, isPortTaken, listenFailure } from './listening.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics.ts';
import { openServices } from './services.ts';
import { createDrawings, type DrawingPlaces, workerThread } from './share/drawings.ts';

const giveUp = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
};

type Close = () => Promise<unknown>;

const nothingToClose: Close = async () => undefined;

/** Opens the metrics port if configured; a failure is a sentence for the operator. */
const openMetrics = async (
  { metricsHost, metricsPort }: Config,
  metrics: Metrics,
  operator: FastifyPluginAsync | null,
): Promise<either.Either<string, Close>> => {
  if (metricsPort === null) return either.right(nothingToClose);
  if (await isPortTaken(metricsHost, metricsPort)) {
    return either.left(`KAMPDAG_METRICS_PORT ${metricsPort} is taken on ${metricsHost}. Choose another.`);
  }
  const server = createMetricsServer(metrics);
  if (operator !== null) await server.register(operator);
  try {
    await server.listen({ host: metricsHost, port: metricsPort });
    return either.right(() => server.close());
  } catch {
    await server.close();
    return either.left(
      `KAMPDAG_METRICS_HOST ${metricsHost} is no address on which port ${metricsPort} can be opened.`,
    );
  }
};

/** Ends the process on a signal: it leaves, then closes once pending requests are answered or the grace period is over. */
const stopOnSignal = (
  { graceSeconds }: Config,
  leave: () => Promise<void>,
  close: () => Promise<void>,
): void => {
  const stop = async (): Promise<void> => {
    await leave();
    setTimeout(() => process.exit(0), graceSeconds * 1000).unref();
    await close();
  };
  const end = (): void => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};

/**
 * Starts the server and prints its addresses; a failure is printed and ends the process with code 1. The only place that reads
 * the environment.
 */
export const serve = async (
  root: string,
  openFrontend: OpenFrontend,
  places: DrawingPlaces,
): Promise<void> => {
  const read = readConfig(process.env, { read: fileText });
  if (either.isLeft(read)) return giveUp(read.left);
  const config = read.right;
  const { host, port } = config;
  const services = await openServices(config, root);
  const { channel, metrics } = services.app;
  const open: { app: Close; metrics: Close } = { app: async () => channel?.close(), metrics: nothingToClose };
  const state = { isLeaving: false };
  /** Half of the time for load balancers to notice, half of it for live pages to move: to where these then send them. */
  const leave = async (): Promise<void> => {
    state.isLeaving = true;
    const half = config.drainSeconds * 500;
    if (half === 0) return;
    await services.app.wait(half);
    channel?.moveReaders(half);
    await services.app.wait(half);
  };
  const close = async (): Promise<void> => {
    await open.app();
    await open.metrics();
    await services.close();
  };

  try {
    if (await isPortTaken(host, port)) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    const opened = await openMetrics(config, metrics, services.operator);
    if (either.isLeft(opened)) {
      await close();
      return giveUp([opened.left]);
    }
    open.metrics = opened.right;
    const drawings = createDrawings(workerThread(places), services.app.wait);
    const app = await createApp({
      ...services.app,
      isLeaving: () => state.isLeaving,
      openFrontend,
      drawings,
    });
    open.app = () => app.close();
    // By Node's default of 511 new connections, further visitors would wait a second.
    await app.listen({ host, port, backlog: 4_096 });
    const address = app.server.address();
    const openPort = typeof address === 'object' && address !== null ? address.port : port;
    const addresses = addressesAt(config.installation.deployments, config.tls ? 'https' : 'http', openPort);
    // The reader of stdout may be gone, which is no reason to stop.
    process.stdout.on('error', () => {});
    process.stdout.write(`Kampdag is open:\n  ${addresses.join('\n  ')}\n`);
    for (const limit of [replicaLimit(config), pushLimit(config)]) {
      if (limit !== null) process.stdout.write(`${limit}\n`);
    }
    const endings = [services.watch(), services.watchSwitches()];
    stopOnSignal(config, leave, () => {
      for (const end of endings) end();
      return close();
    });
  } catch (error) {
    await close();
    giveUp([listenFailure(error, host, port)]);
  }
};
