import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawingFiles } from './src/cli/start/drawingFiles.ts';
import { lazyModules } from './src/cli/start/lazyModules.ts';
import { oldestBrowsers } from './src/cli/start/oldestBrowsers.ts';
import { scrollLock } from './src/cli/start/scrollLock.ts';
import { sharedChunk } from './src/cli/start/sharedChunks.ts';
import { thirdPartyNotices } from './src/cli/start/thirdPartyNotices.ts';
import { unusedComponents } from './src/cli/start/unusedComponents.ts';

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    lazyModules(import.meta.dirname),
    unusedComponents(),
    scrollLock(),
    thirdPartyNotices(),
    drawingFiles(import.meta.dirname),
  ],
  publicDir: 'src/web/public',
  // The document is made by the server.
  appType: 'custom',
  // Nothing changes while tests run: styles are not watched either.
  ...(process.env['VITEST'] === 'true' ? { server: { watch: null } } : {}),
  resolve: {
    // The modules of rxjs that are not compiled down for old browsers: a fifth smaller.
    conditions: ['es2015', 'module', 'browser', 'development|production'],
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  // A bundle that runs without node_modules is a production one: React's development build is left out of it.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: isSsrBuild ? 'es2022' : [...oldestBrowsers],
    // `npm run build` names a new folder; whatever else is named keeps what it holds.
    emptyOutDir: false,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: { input: ['src/server/main.ts', 'src/server/share/drawingWorker.ts'] },
        }
      : {
          manifest: true,
          rolldownOptions: {
            input: ['src/web/main.ts', 'src/web/start.tsx'],
            // Every file is a request: what every page needs comes in one, what an area's pages share in another, and each screen and
            // sport in one of its own.
            output: {
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: 'assets/[hash:7][extname]',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  {
                    name: 'main',
                    test: /src\/web\/main\.ts$|src\/web\/adapters\/(earlyClicks|firstPaint|missingChunks|screenPreload|storage)|src\/web\/(page|startup\/\w+|app\/shell\/panels)\.ts|preload-helper/,
                    priority: 5,
                  },
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
                  { name: 'site', tags: ['$initial'], priority: 3 },
                  { name: sharedChunk, debugName: 'shared', minShareCount: 2 },
                ],
              },
            },
          },
        }),
  },
  test: {
    passWithNoTests: false,
    // A limit against hanging, not a measure: the machines are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Where other machines decide, a test that fails beside all others is tried once more, as journeys are, and told at the end. A
    // counter-example of a law never is.
    retry: process.env['CI'] === 'true' ? { count: 1, condition: /^(?![^]*Property failed)/ } : 0,
    // No module keeps anything, so the test files of a worker share what they import: a third of the time was loading it anew.
    isolate: false,
    // Nor does a stub outlive its test: it is made in a test or before each, never as a file is loaded.
    unstubGlobals: true,
    // One more than there are processors: some tests wait for processes and sockets.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/**/*.spec.tsx'],
          exclude: ['test/web/app/hydration.spec.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/support/browser.ts'],
        },
      },
      // The longest files come before the many short ones: projects run in the order of their names. They have workers of their own,
      // as what many other tests leave behind makes them half as fast.
      { extends: true, test: { name: 'faults', include: ['test/simulation/**/*.spec.ts'] } },
      // Opens and closes browsers itself, and moves to other time zones; or shows the live SDK another browser: each has a process of its own.
      {
        extends: true,
        test: {
          name: 'hydration',
          include: ['test/web/app/hydration.spec.tsx', 'test/contracts/ablyPolls.spec.ts'],
          setupFiles: ['test/contracts/webSocket.ts'],
          isolate: true,
        },
      },
      // The server as it is served: React's production build draws a page in half the time.
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'node',
          include: ['test/**/*.spec.ts'],
          exclude: ['test/simulation/**', 'test/contracts/ablyPolls.spec.ts'],
          setupFiles: ['test/contracts/webSocket.ts'],
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
}));
