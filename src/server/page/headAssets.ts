import { createHash } from 'node:crypto';
import type { BrandHead } from '../../web/page.ts';
import type { ScreenAssets } from './assets.ts';

/** What a screen's document loads. */
export interface DocumentAssets {
  /** Markup of the head: what the first view is drawn with, and the small script that waits for it to be painted. */
  readonly head: string;
  /** By what a page's policy knows the styles that stand in `head`; empty where none do. */
  readonly styleHash: string;
  /** Markup of the modules that wake the page up: in the head they would be asked for before the first view is drawn. */
  readonly scripts: string;
}

/**
 * The assets of a built screen, in the colours of a brand. The inlined sheets are also named by links that are disabled and therefore load nothing:
 * Vite's loader looks for such a link before it fetches a sheet for a chunk.
 */
export const builtAssets = (assets: ScreenAssets, { theme, links }: BrandHead): DocumentAssets => {
  const sheet = theme + assets.styles;
  return {
    styleHash: `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    head: [
      `<style>${sheet}</style>`,
      ...assets.inlined.map((inlined) => `<link rel="stylesheet" href="${inlined}" disabled>`),
      links,
      `<script type="module" src="${assets.entry}"></script>`,
    ].join(''),
    scripts: assets.modules
      .map((module) => `<link rel="modulepreload" fetchpriority="low" href="${module}">`)
      .join(''),
  };
};

/** The assets in development: the colours, Vite's client, React's refreshing and the sources themselves. */
export const developmentAssets = (
  { theme, links }: BrandHead,
  entry = '/src/web/main.ts',
): DocumentAssets => ({
  styleHash: '',
  head: [
    `<style>${theme}</style>`,
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";' +
      'injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>',
    '<script type="module" src="/@vite/client"></script>',
    links,
  ].join(''),
  scripts: `<script type="module" src="${entry}"></script>`,
});
