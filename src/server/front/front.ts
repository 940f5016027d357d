import type { FastifyInstance } from 'fastify';
import type { PageRequest, RenderedPage } from '../../web/page.ts';
import type { DocumentAssets } from '../page/headAssets.ts';

/** The one door to the browser's code (architecture): it renders pages from data. */
export interface Renderer {
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** The source path of the module whose screen an address shows, and 200 or 404; needs no data. */
  readonly routeOf: (url: string) => { readonly module: string; readonly status: number };
}

/** Where pages come from: the built site, or Vite in development. */
export interface Front {
  readonly renderer: Renderer;
  /** What a screen's document loads. */
  readonly assetsOf: (module: string, nonce: string) => DocumentAssets;
  /** Whether the pages are held to the content security policy; Vite's own scripts could not be. */
  readonly guarded: boolean;
  readonly close: () => Promise<void>;
}

/** Makes a front and registers what it serves itself. */
export type OpenFront = (app: FastifyInstance) => Promise<Front>;
