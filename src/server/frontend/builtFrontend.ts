import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { frameSizeScript } from '@kampdag/core/site/embed';
import { sendError } from '../http/errors.ts';
import { representationOf, sendRepresentation } from '../http/representation.ts';
import { builtAssets, type DocumentAssets, readBuiltAssets } from '../page/assets.ts';
import { readBuild, readOtherReleases } from './builtFiles.ts';
import type { Frontend, OpenFrontend, Renderer } from './frontend.ts';
import { readServiceWorkers } from './serviceWorker.ts';

/** A year, for files with a content hash in their name. */
const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=3600';

/** The embedded match's key in the manifest of its build. */
const embedModule = 'src/web/embed/embed.ts';

/** Serves a built site: its precompressed files, and its pages' heads. */
export const builtFrontend =
  (root: string, renderer: Renderer): OpenFrontend =>
  async (app) => {
    const folder = join(root, 'web');
    const screenAssets = readBuiltAssets(folder);
    const serviceWorkers = readServiceWorkers(folder, join(root, 'worker'));
    const embedFolder = join(root, 'embed');
    const embedAssets = readBuiltAssets(embedFolder, [embedModule])([]);
    const known = new Map<string, DocumentAssets>();
    const assetsOf: Frontend['assetsOf'] = (brand, modules, lazyModules) => {
      const key = `${brand} ${modules.join()} ${lazyModules?.join() ?? ''}`;
      const assets =
        known.get(key) ?? builtAssets(screenAssets(modules, lazyModules), renderer.brandHead(brand));
      known.set(key, assets);
      return assets;
    };
    for (const [served, notServed] of [
      [folder, [frameSizeScript.slice(1)]],
      [embedFolder, ['third-party-notices.txt']],
    ] as const) {
      await app.register(fastifyStatic, {
        root: served,
        wildcard: false,
        index: false,
        preCompressed: true,
        decorateReply: false,
        cacheControl: false,
        globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/*.{js,css}', ...notServed],
        setHeaders: (reply, path) => {
          const hashed = path.startsWith(join(served, 'assets/'));
          reply.setHeader('cache-control', hashed ? forever : shortly);
          reply.setHeader('vary', 'accept-encoding');
        },
      });
    }
    const frameSize = representationOf(readFileSync(join(folder, frameSizeScript), 'utf8'));
    app.get(frameSizeScript, async (request, reply) =>
      sendRepresentation(
        request,
        // The pages that run it are of other sites.
        reply.header('cross-origin-resource-policy', 'cross-origin'),
        frameSize,
        { type: 'text/javascript; charset=utf-8', cacheControl: shortly },
      ),
    );
    const files = new Map([...readOtherReleases(root), ...readBuild(root)]);
    app.get<{ Params: { readonly '*': string } }>('/assets/*', async (request, reply) => {
      const file = files.get(request.params['*']);
      // A page older than every kept release requests files that are gone, which must not be answered with a page.
      if (file === undefined) return sendError(reply, 404, 'NoSuchFile', 'There is no such file.');
      return sendRepresentation(request, reply, file.body, { type: file.type, cacheControl: forever });
    });
    return {
      renderer,
      assetsOf,
      embedAssetsOf: (brand, accent) =>
        builtAssets(embedAssets, { ...renderer.brandHead(brand, accent), links: '' }),
      guarded: true,
      serviceWorkers,
      takeUpgrade: null,
      close: () => Promise.resolve(),
    };
  };
