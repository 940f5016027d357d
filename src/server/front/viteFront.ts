import { createServer } from 'vite';
import { developmentAssets } from '../page/headAssets.ts';
import type { OpenFront, Renderer } from './front.ts';

const door = '/src/web/entryServer.tsx';

/** Serves the sources through Vite, with hot reloading; pages are rendered by whatever the sources are now. */
export const viteFront =
  (root: string): OpenFront =>
  async (app) => {
    const vite = await createServer({
      root,
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    app.addHook('onRequest', (request, reply, done) => {
      // What is Vite's it answers itself; it calls back for all else.
      vite.middlewares(request.raw, reply.raw, done);
    });
    const loaded = { renderer: (await vite.ssrLoadModule(door)) as Renderer };
    return {
      renderer: {
        preparePage: async (request) => {
          loaded.renderer = (await vite.ssrLoadModule(door)) as Renderer;
          return loaded.renderer.preparePage(request);
        },
        statusOf: (request) => loaded.renderer.statusOf(request),
        refusedPage: (...asked) => loaded.renderer.refusedPage(...asked),
        brandHead: (brand) => loaded.renderer.brandHead(brand),
        webManifest: (deployment) => loaded.renderer.webManifest(deployment),
        embedOf: (...asked) => loaded.renderer.embedOf(...asked),
        sharePicture: (...asked) => loaded.renderer.sharePicture(...asked),
        routeOf: (url) => loaded.renderer.routeOf(url),
      },
      assetsOf: (_module, brand) => developmentAssets(loaded.renderer.brandHead(brand)),
      embedAssetsOf: (brand) =>
        developmentAssets(loaded.renderer.brandHead(brand), '/src/web/embed/embed.ts'),
      guarded: false,
      serviceWorkers: null,
      close: () => vite.close(),
    };
  };
