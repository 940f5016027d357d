import { createServer } from 'vite';
import { developmentAssets } from '../page/assets.ts';
import type { OpenFrontend, Renderer } from './frontend.ts';

const entry = '/src/web/entryServer.tsx';

/** Serves the sources through Vite, with hot reloading; pages are rendered from the current sources. */
export const viteFrontend =
  (root: string): OpenFrontend =>
  async (app) => {
    const vite = await createServer({
      root,
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    app.addHook('onRequest', (request, reply, done) => {
      // Vite answers its own requests and calls back for all others.
      vite.middlewares(request.raw, reply.raw, done);
    });
    const loaded = { renderer: (await vite.ssrLoadModule(entry)) as Renderer };
    return {
      renderer: {
        preparePage: async (request) => {
          loaded.renderer = (await vite.ssrLoadModule(entry)) as Renderer;
          return loaded.renderer.preparePage(request);
        },
        statusOf: (request) => loaded.renderer.statusOf(request),
        refusedPage: (...input) => loaded.renderer.refusedPage(...input),
        brandHead: (brand) => loaded.renderer.brandHead(brand),
        webManifest: (deployment) => loaded.renderer.webManifest(deployment),
        embedOf: (...input) => loaded.renderer.embedOf(...input),
        sharePicture: (...input) => loaded.renderer.sharePicture(...input),
        routeOf: (url) => loaded.renderer.routeOf(url),
      },
      assetsOf: (brand) => developmentAssets(loaded.renderer.brandHead(brand)),
      embedAssetsOf: (brand) =>
        developmentAssets(loaded.renderer.brandHead(brand), '/src/web/embed/embed.ts'),
      guarded: false,
      serviceWorkers: null,
      close: () => vite.close(),
    };
  };
