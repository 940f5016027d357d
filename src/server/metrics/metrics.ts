import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SourceFailure } from '../gateway/source.ts';

/** The server's metrics for Prometheus. */
export interface Metrics {
  readonly onRequest: (route: string, status: number, milliseconds: number) => void;
  /** A page was sent without its first view because too many were being rendered. */
  readonly onCrowd: () => void;
  /** A page's first view was rendered. */
  readonly onRendered: () => void;
  readonly onUpstream: (outcome: SourceFailure['type'] | 'answered', milliseconds: number) => void;
  readonly onPolicyReport: () => void;
  /** All metrics in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Values that are read at scrape time. */
export interface Gauges {
  readonly cache: () => { readonly entries: number; readonly bytes: number };
  readonly liveConnections: () => number;
}

/** Seconds, finer below the goal of 10 ms at p99. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A gauge that is read at scrape time. */
const lazyGauge = (registry: Registry, name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });

/** Metrics in their own registry, optionally with those of the process. */
export const createMetrics = ({ cache, liveConnections }: Gauges, measuresProcess: boolean): Metrics => {
  const registry = new Registry();
  if (measuresProcess) collectDefaultMetrics({ register: registry, prefix: 'kampdag_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'kampdag_http_request_seconds',
    help: 'Time to answer, by kind of address and status',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  });
  const upstream = new Histogram({
    name: 'kampdag_upstream_attempt_seconds',
    help: 'Time of one attempt to ask the federation, by outcome',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const reports = new Counter({
    name: 'kampdag_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported',
    registers,
  });
  const crowded = new Counter({
    name: 'kampdag_pages_unrendered_total',
    help: 'Pages sent without their first view because too many were being rendered',
    registers,
  });
  const rendered = new Counter({
    name: 'kampdag_pages_rendered_total',
    help: 'First views of pages that were rendered',
    registers,
  });
  lazyGauge(registry, 'kampdag_cache_entries', 'Cached answers', () => cache().entries);
  lazyGauge(registry, 'kampdag_cache_bytes', 'Bytes of the cached answers', () => cache().bytes);
  lazyGauge(registry, 'kampdag_live_connections', 'Open sockets of the live channel', liveConnections);
  return {
    onRequest: (route, status, milliseconds) =>
      requests.labels(route, String(status)).observe(milliseconds / 1000),
    onCrowd: () => crowded.inc(),
    onRendered: () => rendered.inc(),
    onUpstream: (outcome, milliseconds) => upstream.labels(outcome).observe(milliseconds / 1000),
    onPolicyReport: () => reports.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** Serves `/metrics` on a separate port that visitors cannot reach. */
export const createMetricsServer = (metrics: Metrics): FastifyInstance => {
  const app = Fastify({ logger: false, requestTimeout: 5_000 });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );
  return app;
};
