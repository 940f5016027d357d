import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './errors.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** What every page takes, and every file. */
const ofPages = 'GET, HEAD';

/** Whether there is a page at an address. */
type IsPage = (url: string) => boolean;

/**
 * What is asked for with a method that its address does not take is refused with those that it takes (RFC 9110 §15.5.6). To be called
 * before any route is registered; what it returns, after the last.
 */
export const answerOtherMethods = (app: FastifyInstance): ((isPage: IsPage) => void) => {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const found = known.get(url) ?? new Set<string>();
    for (const each of [method].flat()) found.add(each);
    known.set(url, found);
  });
  return (isPage) => {
    const paths = new Set(known.keys());
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const [path = '/'] = request.originalUrl.split('?');
      const isThere = paths.has(path) || isPage(request.originalUrl);
      // A file that is gone since the start is asked for as it should be.
      return isThere && !ofPages.includes(request.method)
        ? sendRefusal(reply.header('allow', ofPages), 405)
        : sendRefusal(reply, 404);
    };
    // As they are now: what is registered from here on only refuses.
    const routes = [...known].map(([url, taken]) => [url, new Set(taken)] as const);
    /** Whether whoever has all of what lies below an address answers there himself. */
    const isTakenCareOf = (url: string): boolean =>
      routes.some(
        ([below, taken]) =>
          below.endsWith('/*') &&
          url.startsWith(below.slice(0, -1)) &&
          methods.every((method) => taken.has(method)),
      );
    for (const [url, taken] of routes) {
      const allow = [...taken].join(', ');
      // A file or a page takes what all of them take.
      if ((allow === ofPages && !/[*:]/.test(url)) || isTakenCareOf(url)) continue;
      app.route({
        method: methods.filter((method) => !taken.has(method)),
        url,
        handler:
          url === '/*' ? refuse : async (_request, reply) => sendRefusal(reply.header('allow', allow), 405),
      });
    }
    // Methods that the framework does not know (TRACE).
    app.setNotFoundHandler(refuse);
  };
};
