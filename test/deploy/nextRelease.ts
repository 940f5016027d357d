import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a script or a style sheet, in whatever text refers to it. */
const named = /[\w-]+(?=\.(?:js|css)\b)/g;

/** Names end in a hash; the embedded match and the workers have their own. */
const renamed = (name: string): string =>
  `${name.slice(0, -7)}${name.slice(-7).split('').toReversed().join('')}`;

/**
 * Writes a copy of a release in which every script and style sheet of the pages has another name, as after a change of all of them: a
 * second version without a second build.
 */
export const writeNextRelease = async (release: string, next: string): Promise<void> => {
  await cp(release, next, { recursive: true });
  const assets = join(next, 'web/assets');
  const names = await readdir(assets);
  const known = new Set(names.map((name) => name.replace(/\..*$/, '')));
  const rewrite = async (file: string): Promise<void> => {
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(named, (name) => (known.has(name) ? renamed(name) : name)),
    );
  };
  await rewrite(join(next, 'web/.vite/manifest.json'));
  for (const name of names) {
    const file = join(assets, name);
    // Compressed by the server where a file has none beside it.
    if (/\.(br|gz)$/.test(name)) await rm(file);
    else {
      await rewrite(file);
      await rename(file, join(assets, name.replace(named, renamed)));
    }
  }
};
