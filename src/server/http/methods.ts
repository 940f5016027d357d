import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './errors.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The methods of every page and file. */
const ofPages = 'GET, HEAD';

/** Whether there is a page at an address. */
type IsPage = (url: string) => boolean;

/**
 * Answers a method that an address does not support with 405 and the supported ones (RFC 9110 §15.5.6). Call before any route is
 * registered, and its result after the last.
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
      const exists = paths.has(path) || isPage(request.originalUrl);
      // A file that was removed after the start is a 404.
      return exists && !ofPages.includes(request.method)
        ? sendRefusal(reply.header('allow', ofPages), 405)
        : sendRefusal(reply, 404);
    };
    // A copy, since the routes registered below only refuse.
    const routes = [...known].map(([url, taken]) => [url, new Set(taken)] as const);
    /** Whether a wildcard route handles every method at an address. */
    const isFullyHandled = (url: string): boolean =>
      routes.some(
        ([below, taken]) =>
          below.endsWith('/*') &&
          url.startsWith(below.slice(0, -1)) &&
          methods.every((method) => taken.has(method)),
      );
    for (const [url, taken] of routes) {
      const allow = [...taken].join(', ');
      // Handled by the wildcard route of files and pages.
      if ((allow === ofPages && !/[*:]/.test(url)) || isFullyHandled(url)) continue;
      app.route({
        method: methods.filter((method) => !taken.has(method)),
        url,
        handler:
          url === '/*' ? refuse : async (_request, reply) => sendRefusal(reply.header('allow', allow), 405),
      });
    }
    // Handles methods that the framework does not know (TRACE).
    app.setNotFoundHandler(refuse);
  };
};
