import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: 'src/web/public',
  // The document is made by the server.
  appType: 'custom',
  resolve: {
    // The modules of rxjs that are not compiled down for old browsers: a fifth smaller.
    conditions: ['es2015', 'module', 'browser', 'development|production'],
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  // A bundle that runs without node_modules is a production one: React's development build is left out of it.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/server/main.ts' } }
      : { outDir: 'dist/web', manifest: true, rolldownOptions: { input: 'src/web/main.tsx' } }),
  },
  test: {
    include: ['test/**/*.spec.{ts,tsx}'],
    exclude: ['test/journeys/**'],
    environment: 'node',
    passWithNoTests: false,
    // A limit against hanging, not a measure: the machines are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
