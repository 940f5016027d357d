import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Effects } from '../effects.ts';
import type { SourceFailure } from '../gateway/source.ts';
import { limitConnections } from '../http/connectionLimits.ts';
import { createHttpServer } from '../http/createServer.ts';
import type { CacheName, CacheSize, OnCache } from './cacheSizes.ts';
import { createCallMetrics } from './callMetrics.ts';
import { gaugeIn } from './gauge.ts';
import { createPushMetrics } from './pushMetrics.ts';

/** The use of the live channel. */
export interface LiveUse {
  /** Open connections, polls among them, and how many may be open. */
  readonly connections: () => number;
  readonly connectionLimit: number;
  readonly polls: () => number;
}

/** What a server uses Redis for. */
export type RedisUse = 'answers' | 'live' | 'push';

/** What is read at scrape time. */
export interface Gauges extends Pick<Effects, 'elapsed'> {
  /** Null while there is no live channel. */
  readonly live: () => LiveUse | null;
}

/** The server's metrics for Prometheus in their own registry, optionally with those of the process. */
export const createMetrics = ({ live, elapsed }: Gauges, measuresProcess: boolean) => {
  const registry = new Registry();
  const registers = [registry];
  if (measuresProcess) collectDefaultMetrics({ register: registry, prefix: 'kampdag_' });
  // In seconds, finer below the goal of 10 ms at p99.
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets, registers });
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  const gauge = gaugeIn(registry);
  const requests = histogram(
    'kampdag_http_request_seconds',
    'Time to answer, by kind of address and status',
    ['route', 'status'],
  );
  const attempts = 'Time of one attempt to ask the federation, by outcome';
  const upstream = histogram('kampdag_upstream_attempt_seconds', attempts, ['outcome']);
  const violations = 'Violations of the content security policy that browsers reported';
  const reports = counter('kampdag_csp_reports_total', violations);
  const unrendered = 'Pages sent without their first view because too many were being rendered';
  const crowded = counter('kampdag_pages_unrendered_total', unrendered);
  const rendered = counter('kampdag_pages_rendered_total', 'First views of pages that were rendered');
  const caches = new Map<CacheName, () => CacheSize>();
  const cacheGauge = (name: string, help: string, value: (size: CacheSize) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [cache, size] of caches) this.labels(cache).set(value(size()));
      },
    });
  cacheGauge('kampdag_cache_entries', 'Entries of each cache', ({ entries }) => entries);
  cacheGauge('kampdag_cache_bytes', 'Bytes of each cache, its keys included', ({ bytes }) => bytes);
  const connections = 'Open connections of the live channel, polls among them';
  gauge('kampdag_live_connections', connections, () => live()?.connections() ?? 0);
  const limit = 'How many connections of the live channel may be open';
  gauge('kampdag_live_connections_limit', limit, () => live()?.connectionLimit ?? 0);
  gauge('kampdag_live_polls', 'Connections over HTTP polling', () => live()?.polls() ?? 0);
  const published = counter(
    'kampdag_live_published_total',
    'Live messages that publishers sent and were stored',
  );
  const anomalies: { of: (() => ReadonlyMap<string, number>) | null } = { of: null };
  const oddReports = new Gauge({
    name: 'kampdag_log_anomalies',
    help: 'Reports in the logs of followed matches that do not fit the others, by kind',
    labelNames: ['kind'],
    registers,
    collect() {
      oddReports.reset();
      for (const [kind, count] of anomalies.of?.() ?? []) oddReports.labels(kind).set(count);
    },
  });
  const redis = new Gauge({
    name: 'kampdag_redis_connected',
    help: '1 while Redis is connected, 0 while it is away, by use: answers, the live log, or push',
    labelNames: ['use'],
    registers,
  });
  const onCache: OnCache = (name, size) => void caches.set(name, size);
  return {
    calls: createCallMetrics(registry, elapsed),
    push: createPushMetrics(registry),
    onCache,
    /** Makes known what does not fit in the logs of followed matches. */
    onAnomalies: (counted: () => ReadonlyMap<string, number>): void => {
      anomalies.of = counted;
    },
    onRequest: (route: string, status: number, milliseconds: number): void =>
      requests.labels(route, String(status)).observe(milliseconds / 1000),
    onUpstream: (outcome: SourceFailure['type'] | 'answered', milliseconds: number): void =>
      upstream.labels(outcome).observe(milliseconds / 1000),
    onPublished: (messages: number): void => published.inc(messages),
    onRedis: (use: RedisUse, isConnected: boolean): void => redis.labels(use).set(isConnected ? 1 : 0),
    onPolicyReport: (): void => reports.inc(),
    onCrowd: (): void => crowded.inc(),
    onRendered: (): void => rendered.inc(),
    /** All metrics in Prometheus' text format. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Connections of the metrics' port at once, which share the descriptors of visitors'. */
const mostConnections = 128;

/** Serves `/metrics` on a separate port that visitors cannot reach. */
export const createMetricsServer = (metrics: Metrics): FastifyInstance => {
  const limited = limitConnections({ total: mostConnections, perVisitor: mostConnections }, () => false);
  const app = Fastify({ logger: false, serverFactory: (handler) => limited(createHttpServer(handler)) });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );
  return app;
};
