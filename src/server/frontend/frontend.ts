import type { BrandName } from '@kampdag/core/site/brandName';
import type { Accent } from '@kampdag/core/site/embed';
import type { SportKind } from '@kampdag/core/sportKind';
import type { FastifyInstance } from 'fastify';
import type { Representation } from '../http/representation.ts';
import type { TakeSocket } from '../http/upgrades.ts';
import type { DocumentAssets } from '../page/assets.ts';

/** The only entry into the browser's code (architecture): renders pages from data. */
export type Renderer = typeof import('../../web/entryServer.tsx');

/** The service workers of a built site. */
export interface ServiceWorkers {
  /** The script that stores a sport's pages for offline use. */
  readonly keeping: (sport: SportKind) => Representation;
  /** The script that clears the store of an earlier worker and unregisters itself. */
  readonly removal: Representation;
}

/** The origin of pages: the built site, or Vite in development. */
export interface Frontend {
  readonly renderer: Renderer;
  /** The assets of a screen's document, in a brand's colours; of lazy modules only the styles. */
  readonly assetsOf: (
    brand: BrandName,
    modules: readonly string[],
    lazyModules?: readonly string[],
  ) => DocumentAssets;
  /** The assets of an embed's document, in a brand's colours, with an accent of the embedding page if it has one. */
  readonly embedAssetsOf: (brand: BrandName, accent: Accent | null) => DocumentAssets;
  /** Whether pages have a content security policy, which Vite's own scripts would violate. */
  readonly guarded: boolean;
  /** The service workers, which serve the site offline; null in development. */
  readonly serviceWorkers: ServiceWorkers | null;
  /** Takes over its own WebSockets, in development; a built site has none. */
  readonly takeUpgrade: TakeSocket | null;
  readonly close: () => Promise<void>;
}

/** Creates a frontend and registers its own routes. */
export type OpenFrontend = (app: FastifyInstance) => Promise<Frontend>;
