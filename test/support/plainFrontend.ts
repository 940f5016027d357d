import type { Frontend, Renderer } from '../../src/server/frontend/frontend.ts';

/** A frontend without assets or service worker, around a renderer. */
export const plainFrontend = (renderer: Renderer): Frontend => ({
  renderer,
  assetsOf: () => ({ head: '', styleHash: '', scripts: '' }),
  embedAssetsOf: () => ({ head: '', styleHash: '', scripts: '' }),
  guarded: true,
  serviceWorkers: null,
  takeUpgrade: null,
  close: () => Promise.resolve(),
});
