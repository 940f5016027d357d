import type { FastifyPluginAsync } from 'fastify';
import * as t from 'io-ts';
import { loggable, loggableOrigin } from './logging.ts';
import { reportPath } from './securityHeaders.ts';

const text = t.union([t.string, t.undefined, t.null]);
const Old = t.type({
  'csp-report': t.partial({ 'violated-directive': text, 'blocked-uri': text, 'document-uri': text }),
});
const New = t.array(t.partial({ body: t.partial({ effectiveDirective: text, blockedURL: text }) }));

/** The violated directive and the origin of the blocked address, sanitised for the log. */
const violationIn = (body: unknown): { readonly directive: string; readonly blocked: string } => {
  if (Old.is(body)) {
    const report = body['csp-report'];
    return {
      directive: loggable(report['violated-directive'] ?? ''),
      blocked: loggableOrigin(report['blocked-uri'] ?? ''),
    };
  }
  const [first] = New.is(body) ? body : [];
  return {
    directive: loggable(first?.body?.effectiveDirective ?? ''),
    blocked: loggableOrigin(first?.body?.blockedURL ?? ''),
  };
};

/** `POST /csp-report` takes browsers' reports of policy violations. Anyone may send one, so they are only counted and logged. */
export const reportPlugin =
  (onReport: () => void): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    );
    app.post(reportPath, async (request, reply) => {
      onReport();
      request.log.info({ breach: violationIn(request.body) }, 'a browser reports a breach of the policy');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
