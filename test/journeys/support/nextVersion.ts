import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, runNode } from '../../../src/cli/processes.ts';

/** The titles of the filter panel, of this version and the next. */
export const filterTitles = { now: 'Filter', next: 'Choice' } as const;

/**
 * Builds the site's next version with a changed text of the shell: files that depend on it get new names, and the old ones are gone. The
 * server's part stays, as it never renders that text. Returns the folder with its `dist`, and a function that removes it.
 */
export const nextVersion = async (): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> => {
  const root = await mkdtemp(join(tmpdir(), 'kampdag-version-'));
  const remove = () => rm(root, { recursive: true, force: true });
  const code = await runNode(
    'vite/bin/vite.js',
    [
      'build',
      '--config=test/journeys/support/nextVersion.config.mjs',
      '--logLevel=warn',
      '--emptyOutDir',
      `--outDir=${join(root, 'dist/current/web')}`,
    ],
    { env: { NODE_ENV: 'production' }, quiet: true },
  );
  if (code !== 0) {
    await remove();
    throw new Error('The next version could not be built.');
  }
  await Promise.all(
    ['server', 'worker', 'embed'].map((part) =>
      cp(join(projectRoot, 'dist/current', part), join(root, 'dist/current', part), { recursive: true }),
    ),
  );
  return { root, remove };
};
