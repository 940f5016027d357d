import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../src/cli/processes.ts';
import { writeNextRelease } from '../../deploy/nextRelease.ts';

/** The titles of the filter panel, of this version and the next. */
export const filterTitles = { now: 'Filter', next: 'Choice' } as const;

/** The title as the build writes it, which the server never renders. */
const titled = (title: string): string => `title:\`${title}\``;

/**
 * Writes the site's next version: a text of the shell is another, every file has a new name, and the old ones are gone. Made from the build
 * at hand, since a second build of nearly the same takes both processors half a minute. Returns the folder with its `dist`, and a function
 * that removes it.
 */
export const nextVersion = async (): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> => {
  const root = await mkdtemp(join(tmpdir(), 'kampdag-version-'));
  const release = join(root, 'dist/current');
  await writeNextRelease(join(projectRoot, 'dist/current/'), release);
  const assets = join(release, 'web/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const changed = await Promise.all(
    scripts.map(async (name) => {
      const text = await readFile(join(assets, name), 'utf8');
      const next = text.replaceAll(titled(filterTitles.now), titled(filterTitles.next));
      if (next !== text) await writeFile(join(assets, name), next);
      return next !== text;
    }),
  );
  if (!changed.includes(true))
    throw new Error('The text that the next version changes is not there any more.');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
};
