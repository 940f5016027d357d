import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot, runNode } from '../processes.ts';
import { addRelease, currentRelease, isReleased, removeOldReleases, switchTo } from './releases.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Below this many bytes a header costs more than compression saves. */
const worthwhile = 512;

/** Writes a `.br` and a `.gz` beside every text file of a folder, with maximum compression. */
const precompress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.length < worthwhile) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
};

const dist = join(projectRoot, 'dist');

/** The inputs of the built site, without recordings. */
const ingredients = [
  'core',
  'src/web',
  'src/server',
  'src/worker',
  'src/cli/embed',
  'src/cli/start',
  'fixtures',
  'vite.config.ts',
  'package-lock.json',
];

const filesUnder = async (path: string): Promise<readonly string[]> => {
  const entries = await readdir(join(projectRoot, path), { withFileTypes: true }).catch(() => null);
  // A path that cannot be listed is a file.
  if (entries === null) return [path];
  const found = await Promise.all(
    entries
      .filter(({ name }) => name !== 'node_modules' && name !== 'recordings')
      .map((entry) => filesUnder(`${path}/${entry.name}`)),
  );
  return found.flat();
};

const fingerprint = async (): Promise<string> => {
  const files = (await Promise.all(ingredients.map(filesUnder))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(projectRoot, file))));
  const hash = createHash('sha256').update(process.version);
  for (const [index, content] of contents.entries()) {
    hash.update(`${files[index]}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const vite = (outDir: string, args: readonly string[] = []): Promise<number> =>
  runNode('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--outDir', outDir, ...args], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });

/** Builds the site into a folder. False if the build failed, which is printed. */
const buildInto = async (folder: string): Promise<boolean> => {
  const codes = await Promise.all([
    vite(join(folder, 'web')),
    vite(join(folder, 'server'), ['--ssr']),
    vite(join(folder, 'worker'), ['--config', 'src/worker/vite.config.ts']),
    vite(join(folder, 'embed'), ['--config', 'src/cli/embed/vite.config.ts']),
  ]);
  if (codes.some((code) => code !== 0)) return false;
  await Promise.all(['web', 'embed'].map((part) => precompress(join(folder, part))));
  return true;
};

/**
 * Builds the site into a release of its own and points `dist/current` to it, unless that is up to date. Running servers keep their
 * release. False if the build failed, which is printed.
 */
export const ensureBuilt = async (): Promise<boolean> => {
  // Enough of the digest for a folder's name.
  const id = (await fingerprint()).slice(0, 16);
  if ((await currentRelease(dist)) === id && (await isReleased(dist, id))) return true;
  if (!(await isReleased(dist, id))) {
    process.stderr.write('Building the site …\n');
    await mkdir(join(dist, 'releases'), { recursive: true });
    const making = join(dist, `.making-${process.pid}`);
    if (!(await buildInto(making))) {
      await rm(making, { recursive: true, force: true });
      return false;
    }
    await addRelease(dist, id, making);
  }
  await switchTo(dist, id, new Date());
  await removeOldReleases(dist);
  return true;
};
