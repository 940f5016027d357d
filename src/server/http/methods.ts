import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './errors.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * What is asked for with a method that its address does not take is refused with those that it takes (RFC 9110 §15.5.6). To be called
 * before any route is registered; what it returns, after the last.
 */
export const answerOtherMethods = (app: FastifyInstance): (() => void) => {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const found = known.get(url) ?? new Set<string>();
    for (const each of [method].flat()) found.add(each);
    known.set(url, found);
  });
  return () => {
    // Every address is at least a page's: one that is nothing else takes what a page takes.
    const special = [...known].filter(([, taken]) =>
      [...taken].some((method) => method !== 'GET' && method !== 'HEAD'),
    );
    for (const [url, taken] of [...special, ['/*', new Set(['GET', 'HEAD'])] as const]) {
      const allow = [...taken].join(', ');
      app.route({
        method: methods.filter((method) => !taken.has(method)),
        url,
        handler: async (_request, reply) => sendRefusal(reply.header('allow', allow), 405),
      });
    }
  };
};
