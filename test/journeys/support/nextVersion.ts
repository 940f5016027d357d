import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The hash in the name of a built file. */
const hashed = /-([\w-]{8})\.(js|css)\b/g;

const renamed = (text: string): string => text.replaceAll(hashed, '-next$1.$2');

/**
 * The built site as its next version: each file of its pages has another name, as if all of them had changed; none of the old is there.
 * Gives the folder that holds its `dist`, and what removes it.
 */
export const nextVersion = async (): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'kampdag-version-'));
  await cp(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
  await cp(join(root, 'dist/worker'), join(folder, 'dist/worker'), { recursive: true });
  await cp(join(root, 'dist/embed'), join(folder, 'dist/embed'), { recursive: true });
  const web = join(folder, 'dist/web');
  await cp(join(root, 'dist/web'), web, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const names = await readdir(join(web, 'assets'));
  for (const name of names) {
    const content = await readFile(join(web, 'assets', name), 'utf8');
    await rm(join(web, 'assets', name));
    await writeFile(join(web, 'assets', renamed(name)), renamed(content));
  }
  const manifest = join(web, '.vite/manifest.json');
  await writeFile(manifest, renamed(await readFile(manifest, 'utf8')));
  return { root: folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
