import type { FastifyInstance } from 'fastify';

const addresses = { alive: '/healthz', ready: '/readyz' } as const;

/** Whether an address is one at which load balancers ask, by whatever name of host. */
export const isProbe = (url: string): boolean => url === addresses.alive || url === addresses.ready;

/** Answers load balancers: whether the server lives, and whether it takes visitors (503 once it closes). */
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
