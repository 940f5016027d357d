import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SourceFailure } from '../gateway/source.ts';

/** What is counted of the server's work, for Prometheus. */
export interface Metrics {
  readonly onRequest: (route: string, status: number, milliseconds: number) => void;
  /** A page left without its first view: too many were being rendered. */
  readonly onCrowd: () => void;
  /** A page's first view was rendered; others are given the same one. */
  readonly onRendered: () => void;
  readonly onUpstream: (outcome: SourceFailure['type'] | 'answered', milliseconds: number) => void;
  readonly onPolicyReport: () => void;
  /** All of it as Prometheus reads it. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** What is looked at when somebody asks. */
export interface Gauges {
  readonly cache: () => { readonly entries: number; readonly bytes: number };
  readonly liveConnections: () => number;
}

/** Seconds; p99 under ten milliseconds is the goal, so the small ones are told apart. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A gauge that is looked at when somebody asks. */
const looked = (registry: Registry, name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });

/** Counts in a registry of its own; `process` says whether the process itself is measured too. */
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
    help: 'Breaches of the content security policy that browsers reported',
    registers,
  });
  const crowded = new Counter({
    name: 'kampdag_pages_unrendered_total',
    help: 'Pages that left without their first view because too many were being rendered',
    registers,
  });
  const rendered = new Counter({
    name: 'kampdag_pages_rendered_total',
    help: 'First views of pages that were rendered',
    registers,
  });
  looked(registry, 'kampdag_cache_entries', 'Answers kept', () => cache().entries);
  looked(registry, 'kampdag_cache_bytes', 'Bytes that the kept answers weigh', () => cache().bytes);
  looked(registry, 'kampdag_live_connections', 'Open sockets of the live channel', liveConnections);
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
