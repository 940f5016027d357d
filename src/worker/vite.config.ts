import { defineConfig } from 'vite';

/** Builds the service workers: each is one classic script, which every browser of today registers. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/worker',
    rolldownOptions: {
      input: { serviceWorker: 'src/worker/main.ts', removal: 'src/worker/removal.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
