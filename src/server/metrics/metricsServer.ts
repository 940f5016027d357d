import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` on a separate port that visitors cannot reach. */
export const createMetricsServer = (metrics: Metrics): FastifyInstance => {
  const app = Fastify({ logger: false, requestTimeout: 5_000 });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );
  return app;
};
