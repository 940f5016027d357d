import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, runNode } from '../../../src/cli/processes.ts';

/** The next version's label of the button that opens the settings. */
export const nextOpener = 'Day, league and settings';

const build = (outDir: string, ...more: readonly string[]): Promise<number> =>
  runNode(
    'vite/bin/vite.js',
    [
      'build',
      '--config=test/journeys/support/nextVersion.config.mjs',
      '--logLevel=warn',
      '--emptyOutDir',
      `--outDir=${outDir}`,
      ...more,
    ],
    { env: { NODE_ENV: 'production' }, quiet: true },
  );

/**
 * Builds the site's next version with a changed text of the shell: files that depend on it get new names, and the old ones are gone.
 * Returns the folder with its `dist`, and a function that removes it.
 */
export const nextVersion = async (): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> => {
  const root = await mkdtemp(join(tmpdir(), 'kampdag-version-'));
  const remove = () => rm(root, { recursive: true, force: true });
  const codes = await Promise.all([build(join(root, 'dist/web')), build(join(root, 'dist/server'), '--ssr')]);
  if (codes.some((code) => code !== 0)) {
    await remove();
    throw new Error('The next version could not be built.');
  }
  await Promise.all(
    ['worker', 'embed'].map((part) =>
      cp(join(projectRoot, 'dist', part), join(root, 'dist', part), { recursive: true }),
    ),
  );
  return { root, remove };
};
