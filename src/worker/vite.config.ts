import { defineConfig } from 'vite';

/** Builds the service workers, each as one classic script, which every current browser accepts. */
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
