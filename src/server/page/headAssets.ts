import type { ScreenAssets } from './assets.ts';

const iconLinks =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/app.webmanifest">';

/**
 * The head's part of a built screen. The inlined sheets are also named by links that are disabled and therefore load nothing:
 * Vite's loader looks for such a link before it fetches a sheet for a chunk.
 */
export const builtHead = (assets: ScreenAssets, nonce: string): string =>
  [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">${assets.styles}</style>`,
    ...assets.inlined.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
    ...assets.modules.map((module) => `<link rel="modulepreload" href="${module}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    iconLinks,
  ].join('');

/** The head's part in development: Vite's client, React's refreshing and the sources themselves. */
export const developmentHead = (): string =>
  [
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";' +
      'injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>',
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/web/main.tsx"></script>',
    iconLinks,
  ].join('');
