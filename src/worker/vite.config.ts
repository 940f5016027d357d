import { defineConfig } from 'vite';
import { oldestBrowsers } from '../cli/start/oldestBrowsers.ts';

/** Builds the service workers, each as one classic script, which every current browser accepts. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: [...oldestBrowsers],
    emptyOutDir: false,
    rolldownOptions: {
      input: { serviceWorker: 'src/worker/main.ts', removal: 'src/worker/removal.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
