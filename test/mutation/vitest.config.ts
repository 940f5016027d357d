import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** The tests of core over the sources beside them: in Stryker's sandbox the package's own link leads back to what is not mutated. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@kampdag\/core\/(.*)$/, replacement: `${join(root, 'core')}/$1.ts` }] },
  test: {
    include: ['test/core/**/*.spec.ts'],
    setupFiles: ['test/mutation/fewRuns.ts'],
    testTimeout: 60_000,
  },
});
