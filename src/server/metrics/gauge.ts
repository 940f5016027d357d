import { Gauge, type Registry } from 'prom-client';

/** Adds gauges to a registry, each of one value that is read at scrape time. */
export const gaugeIn =
  (registry: Registry) =>
  (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
