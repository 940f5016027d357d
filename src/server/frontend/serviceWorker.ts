import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SportKind } from '@kampdag/core/sportKind';
import type { FastifyPluginAsync } from 'fastify';
import { type Representation, representationOf, sendRepresentation } from '../http/representation.ts';
import { readSiteFiles } from '../page/assets.ts';
import type { Site } from '../site.ts';
import type { ServiceWorkers } from './frontend.ts';

/** Reads the workers of a built site; each contains the version and the files of the sport's pages. */
export const readServiceWorkers = (site: string, workers: string): ServiceWorkers => {
  const { entry, filesOf } = readSiteFiles(site);
  const script = readFileSync(join(workers, 'serviceWorker.js'), 'utf8');
  const known = new Map<SportKind, Representation>();
  return {
    keeping: (sport) => {
      const whole =
        known.get(sport) ??
        representationOf(`const version=${JSON.stringify({ entry, files: filesOf(sport) })};${script}`);
      known.set(sport, whole);
      return whole;
    },
    removal: representationOf(readFileSync(join(workers, 'removal.js'), 'utf8')),
  };
};

/** The worker may only connect to its own site. */
const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

/** `serviceWorker.js`, revalidated whenever a page starts: a changed script is a new version. When off, browsers unregister theirs. */
export const serviceWorkerPlugin =
  (workers: ServiceWorkers, isOn: boolean): FastifyPluginAsync<Site> =>
  async (app, { deploymentOf }) => {
    app.get('/serviceWorker.js', (request, reply) =>
      sendRepresentation(
        request,
        reply.header('content-security-policy', policy),
        isOn ? workers.keeping(deploymentOf(request).sport) : workers.removal,
        { type: 'text/javascript; charset=utf-8', cacheControl: 'no-cache' },
      ),
    );
  };
