import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { developmentAssets } from '../page/assets.ts';
import type { OpenFrontend, Renderer } from './frontend.ts';

/** The protocols of hot reloading. */
const protocols: ReadonlySet<string | undefined> = new Set(['vite-hmr', 'vite-ping']);

const entry = '/src/web/entryServer.tsx';

/** Serves the sources through Vite, with hot reloading; pages are rendered from the current sources. */
export const viteFrontend =
  (root: string): OpenFrontend =>
  async (app) => {
    // Vite leaves sockets that it does not want to nobody, so it hears of its own alone.
    const hot = createHttpServer();
    const vite = await createServer({
      root,
      server: { middlewareMode: true, hmr: { server: hot } },
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
        brandHead: (...input) => loaded.renderer.brandHead(...input),
        webManifest: (deployment) => loaded.renderer.webManifest(deployment),
        embedOf: (...input) => loaded.renderer.embedOf(...input),
        sharePicture: (...input) => loaded.renderer.sharePicture(...input),
        pushMessage: (...input) => loaded.renderer.pushMessage(...input),
        routeOf: (url) => loaded.renderer.routeOf(url),
      },
      assetsOf: (brand) => developmentAssets(loaded.renderer.brandHead(brand)),
      embedAssetsOf: (...input) =>
        developmentAssets(loaded.renderer.brandHead(...input), '/src/web/embed/embed.ts'),
      guarded: false,
      serviceWorkers: null,
      takeUpgrade: (request, socket, head) => {
        const isHot =
          request.url?.split('?')[0] === '/' && protocols.has(request.headers['sec-websocket-protocol']);
        return isHot && hot.emit('upgrade', request, socket, head);
      },
      close: () => vite.close(),
    };
  };
