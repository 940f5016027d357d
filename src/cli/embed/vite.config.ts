import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shortNames } from '../start/shortNames.ts';
import { thirdPartyNotices } from '../start/thirdPartyNotices.ts';

/** Builds the embedded match by itself: whatever the site's pages share is no part of it. */
export default defineConfig({
  plugins: [
    // As the server's bundle names them, which draws it first.
    vanillaExtractPlugin({ identifiers: shortNames(join(import.meta.dirname, '../../..')) }),
    thirdPartyNotices(),
  ],
  publicDir: false,
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    // Of what both builds hold the files have the same names.
    assetsDir: 'assets/embed',
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/web/embed/embed.ts' },
  },
});
