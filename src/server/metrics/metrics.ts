import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SourceFailure } from '../gateway/source.ts';

/** Values that are read at scrape time. */
export interface Gauges {
  readonly cache: () => { readonly entries: number; readonly bytes: number };
  readonly liveConnections: () => number;
}

/** The server's metrics for Prometheus in their own registry, optionally with those of the process. */
export const createMetrics = ({ cache, liveConnections }: Gauges, measuresProcess: boolean) => {
  const registry = new Registry();
  const registers = [registry];
  if (measuresProcess) collectDefaultMetrics({ register: registry, prefix: 'kampdag_' });
  // In seconds, finer below the goal of 10 ms at p99.
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets, registers });
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
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
  gauge('kampdag_cache_entries', 'Cached answers', () => cache().entries);
  gauge('kampdag_cache_bytes', 'Bytes of the cached answers', () => cache().bytes);
  gauge('kampdag_live_connections', 'Open sockets of the live channel', liveConnections);
  return {
    onRequest: (route: string, status: number, milliseconds: number): void =>
      requests.labels(route, String(status)).observe(milliseconds / 1000),
    onUpstream: (outcome: SourceFailure['type'] | 'answered', milliseconds: number): void =>
      upstream.labels(outcome).observe(milliseconds / 1000),
    onPolicyReport: (): void => reports.inc(),
    onCrowd: (): void => crowded.inc(),
    onRendered: (): void => rendered.inc(),
    /** All metrics in Prometheus' text format. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Serves `/metrics` on a separate port that visitors cannot reach. */
export const createMetricsServer = (metrics: Metrics): FastifyInstance => {
  const app = Fastify({ logger: false, requestTimeout: 5_000 });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );
  return app;
};
