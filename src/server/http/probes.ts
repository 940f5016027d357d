import type { FastifyInstance } from 'fastify';

const addresses = { alive: '/healthz', ready: '/readyz' } as const;

/** Whether an address is a probe, which is answered for any host name. */
export const isProbe = (url: string): boolean => url === addresses.alive || url === addresses.ready;

/** Answers load balancers' probes: liveness, and readiness (503 from when it is to close). */
export const answerProbes = (app: FastifyInstance, isClosing: () => boolean): void => {
  app.get(addresses.alive, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(addresses.ready, async (_request, reply) =>
    reply
      .code(isClosing() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isClosing() ? 'closing' : 'ready' }),
  );
};
