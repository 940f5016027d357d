import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Below this many bytes a header costs more than compression saves. */
const worthwhile = 512;

/** Writes a `.br` and a `.gz` beside every text file of a folder, with maximum compression. */
export const precompress = async (folder: string): Promise<void> => {
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
