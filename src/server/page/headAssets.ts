import type { BrandHead, laterFilesId } from '../../web/page.ts';
import { policyHash } from '../http/securityHeaders.ts';
import type { ScreenAssets } from './assets.ts';

/** The assets of a screen's document. */
export interface DocumentAssets {
  /** Markup of the head: what the first view is painted with. */
  readonly head: string;
  /** Identifies the styles in `head` for the page's policy; empty without styles. */
  readonly styleHash: string;
  /**
   * Markup of the scripts: the entry, and a template with the addresses of the page's modules and style sheets, which the entry loads
   * after first paint. Links that preload them would delay it, even after the view. Where they are sent before a slow view, the entry
   * runs once the whole document is parsed.
   */
  readonly scripts: string;
}

const laterFiles: typeof laterFilesId = 'later-files';

/** The assets of a built screen, in the colours of a brand. Files to load after first paint are listed as text, since elements would delay it. */
export const builtAssets = (assets: ScreenAssets, { theme, links }: BrandHead): DocumentAssets => {
  const sheet = theme + assets.styles;
  return {
    styleHash: policyHash(sheet),
    head: `<style>${sheet}</style>${links}`,
    scripts: [
      `<script type="module" src="${assets.entry}"></script>`,
      `<template id="${laterFiles}">${[...assets.modules, ...assets.inlined].join(' ')}</template>`,
    ].join(''),
  };
};

/** The assets in development: colours, Vite's client, React Refresh, and the sources. */
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
