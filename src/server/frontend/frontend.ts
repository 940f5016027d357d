import type { BrandName } from '@kampdag/core/site/brandName';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import type { FastifyInstance } from 'fastify';
import type {
  BrandHead,
  EmbedOf,
  PageRequest,
  PreparedPage,
  RefusedPage,
  RouteOfPage,
  SharePictureOf,
} from '../../web/page.ts';
import type { DocumentAssets } from '../page/headAssets.ts';
import type { ServiceWorkers } from './serviceWorker.ts';

/** The only entry into the browser's code (architecture): renders pages from data. */
export interface Renderer {
  /** Needs no data. */
  readonly routeOf: (url: string) => RouteOfPage;
  /** 404 for a missing page, match or player; fetches no more than that takes. */
  readonly statusOf: (request: Pick<PageRequest, 'url' | 'transport'>) => Promise<number>;
  readonly preparePage: (request: PageRequest) => Promise<PreparedPage>;
  /** The page for a refused request, by status. */
  readonly refusedPage: (status: number, language: Language) => RefusedPage;
  readonly brandHead: (brand: BrandName) => BrandHead;
  /** An embedded match. */
  readonly embedOf: EmbedOf;
  /** The content of a share picture; null for a missing subject. */
  readonly sharePicture: SharePictureOf;
  /** The web app manifest of a deployment. */
  readonly webManifest: (deployment: Deployment) => object;
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
  /** The assets of an embedded match's document. */
  readonly embedAssetsOf: (brand: BrandName) => DocumentAssets;
  /** Whether pages have a content security policy, which Vite's own scripts would violate. */
  readonly guarded: boolean;
  /** The service workers, which serve the site offline; null in development. */
  readonly serviceWorkers: ServiceWorkers | null;
  readonly close: () => Promise<void>;
}

/** Creates a frontend and registers its own routes. */
export type OpenFrontend = (app: FastifyInstance) => Promise<Frontend>;
