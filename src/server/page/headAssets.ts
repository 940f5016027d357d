import { createHash } from 'node:crypto';
import type { BrandHead, laterModulesId } from '../../web/page.ts';
import type { ScreenAssets } from './assets.ts';

/** What a screen's document loads. */
export interface DocumentAssets {
  /** Markup of the head: what the first view is drawn with. */
  readonly head: string;
  /** By what a page's policy knows the styles that stand in `head`; empty where none do. */
  readonly styleHash: string;
  /**
   * Markup of the scripts that wake the page up: the small one that waits for the first view to be painted, the modules of every page, and in
   * a template those of this one, to be asked for after that. In the head they would share the line with what is to be drawn. Where they leave
   * before the view, which is slow to be made, the small one runs when all of the document is read.
   */
  readonly scripts: string;
}

const laterModules: typeof laterModulesId = 'later-modules';

const preloads = (modules: readonly string[]): string =>
  modules.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${module}">`).join('');

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
    ].join(''),
    scripts: [
      `<script type="module" src="${assets.entry}"></script>`,
      preloads(assets.shell),
      `<template id="${laterModules}">${preloads(assets.modules)}</template>`,
    ].join(''),
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
