import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot, runNode } from '../processes.ts';

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

const stampFile = join(projectRoot, 'dist/build.sha256');

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

const vite = (args: readonly string[]): Promise<number> =>
  runNode('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });

/** Builds the site into `dist` unless it is up to date. False if the build failed, which is printed. */
export const ensureBuilt = async (): Promise<boolean> => {
  const wanted = await fingerprint();
  const made = await readFile(stampFile, 'utf8').catch(() => '');
  if (made === wanted) return true;
  process.stderr.write('Building the site …\n');
  await rm(stampFile, { force: true });
  const codes = await Promise.all([
    vite([]),
    vite(['--ssr']),
    vite(['--config', 'src/worker/vite.config.ts']),
    vite(['--config', 'src/cli/embed/vite.config.ts']),
  ]);
  if (codes.some((code) => code !== 0)) return false;
  await Promise.all(['dist/web', 'dist/embed'].map((folder) => precompress(join(projectRoot, folder))));
  await mkdir(join(projectRoot, 'dist'), { recursive: true });
  await writeFile(stampFile, wanted);
  return true;
};
