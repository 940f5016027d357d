import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, createServer } from 'vite';
import { readBuiltAssets } from '../../src/server/page/assets.ts';
import { bareScript } from './page/bare.ts';

/** The goal: JavaScript before a page is usable, in bare React pages (quality.md §A). */
const goal = 1.6;

type Pages = typeof import('../../src/web/app/pages.ts');

const brotli = (text: Buffer | string): number => brotliCompressSync(text).length;

const folder = mkdtempSync(join(tmpdir(), 'kampdag-size-'));
try {
  await build({ logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  const assetsOf = readBuiltAssets(folder);
  // Through the build's own plugins, which write the paths of modules.
  const server = await createServer({ server: { middlewareMode: true } });
  const { pages, notFound } = (await server.ssrLoadModule('/src/web/app/pages.ts')) as Pages;
  await server.close();
  const bare = brotli(await bareScript());
  process.stdout.write(`bare React page  ${bare} bytes of JavaScript (brotli)\n`);
  for (const { modules: screen, routes } of [...pages, notFound]) {
    const { entry, modules } = assetsOf(screen('icehockey'));
    const own = [entry, ...modules]
      .map((file) => ({ file, bytes: brotli(readFileSync(join(folder, file))) }))
      .toSorted((a, b) => b.bytes - a.bytes);
    const sum = own.reduce((total, { bytes }) => total + bytes, 0);
    process.stdout.write(
      `${(routes[0] ?? '').padEnd(15)}  ${sum} bytes, ${(sum / bare).toFixed(2)} × bare (goal ${goal})\n`,
    );
    if (process.argv.includes('--files')) {
      for (const { file, bytes } of own) process.stdout.write(`  ${String(bytes).padStart(6)} ${file}\n`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
