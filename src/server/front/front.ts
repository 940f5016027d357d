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

/** The one door to the browser's code (architecture): it renders pages from data. */
export interface Renderer {
  /** Needs no data. */
  readonly routeOf: (url: string) => RouteOfPage;
  /** 404 where there is no such page, match or player; asks for no more than that takes. */
  readonly statusOf: (request: Pick<PageRequest, 'url' | 'transport'>) => Promise<number>;
  readonly preparePage: (request: PageRequest) => Promise<PreparedPage>;
  /** What a visitor sees whose request is refused with a status. */
  readonly refusedPage: (status: number, language: Language) => RefusedPage;
  readonly brandHead: (brand: BrandName) => BrandHead;
  /** An embedded match. */
  readonly embedOf: EmbedOf;
  /** What stands on a share picture; null where there is no such thing. */
  readonly sharePicture: SharePictureOf;
  /** The web app manifest of a deployment. */
  readonly webManifest: (deployment: Deployment) => object;
}

/** Where pages come from: the built site, or Vite in development. */
export interface Front {
  readonly renderer: Renderer;
  /** What a screen's document loads, in a brand's colours. */
  readonly assetsOf: (modules: readonly string[], brand: BrandName) => DocumentAssets;
  /** What an embedded match's document loads. */
  readonly embedAssetsOf: (brand: BrandName) => DocumentAssets;
  /** Whether the pages are held to the content security policy; Vite's own scripts could not be. */
  readonly guarded: boolean;
  /** What keeps the site for when there is no network; null in development. */
  readonly serviceWorkers: ServiceWorkers | null;
  readonly close: () => Promise<void>;
}

/** Makes a front and registers what it serves itself. */
export type OpenFront = (app: FastifyInstance) => Promise<Front>;
