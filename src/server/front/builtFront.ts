import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { BrandName } from '@kampdag/core/site/brandName';
import { sendError } from '../http/errors.ts';
import { readBuiltAssets } from '../page/assets.ts';
import { builtAssets, type DocumentAssets } from '../page/headAssets.ts';
import type { OpenFront, Renderer } from './front.ts';
import { readServiceWorkers } from './serviceWorker.ts';

/** A year: what has its content's hash in its name never changes. */
const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=3600';

/** Serves a site built into a folder: its files, already compressed, and its pages' heads. */
export const builtFront =
  (root: string, renderer: Renderer): OpenFront =>
  async (app) => {
    const folder = join(root, 'web');
    const screenAssets = readBuiltAssets(folder);
    const serviceWorkers = readServiceWorkers(folder, join(root, 'worker'));
    const known = new Map<string, DocumentAssets>();
    const assetsOf = (modules: readonly string[], brand: BrandName): DocumentAssets => {
      const key = `${brand} ${modules.join()}`;
      const assets = known.get(key) ?? builtAssets(screenAssets(modules), renderer.brandHead(brand));
      known.set(key, assets);
      return assets;
    };
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets/'));
        reply.setHeader('cache-control', hashed ? forever : shortly);
        reply.setHeader('vary', 'accept-encoding');
      },
    });
    // A page that is older than the build asks for files that are gone; a page is no answer to that.
    app.get('/assets/*', async (_request, reply) =>
      sendError(reply, 404, 'NoSuchFile', 'There is no such file.'),
    );
    return {
      renderer,
      assetsOf,
      guarded: true,
      serviceWorkers,
      close: () => Promise.resolve(),
    };
  };
