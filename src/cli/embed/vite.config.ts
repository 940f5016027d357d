import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '../start/oldestBrowsers.ts';
import { thirdPartyNotices } from '../start/thirdPartyNotices.ts';

/** Builds the embedded match separately, so that it shares nothing with the site's pages. */
export default defineConfig({
  plugins: [
    // The same class names as in the server's bundle, which renders it first.
    vanillaExtractPlugin(),
    thirdPartyNotices(),
  ],
  publicDir: false,
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    target: [...oldestBrowsers],
    emptyOutDir: false,
    // Files that both builds contain have the same names.
    assetsDir: 'assets/embed',
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/web/embed/embed.ts' },
  },
});
