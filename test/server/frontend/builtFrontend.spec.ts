import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtFrontend } from '../../../src/server/frontend/builtFrontend.ts';
import { plainRenderer, serverUnderTest } from '../../support/serverUnderTest.ts';

const long = 'export const name = "a file that is worth compressing";\n'.repeat(40);

/** A built site of a few files. */
const built: Readonly<Record<string, string>> = {
  'web/.vite/manifest.json': JSON.stringify({
    'src/web/main.ts': { file: 'assets/1234567.js' },
    'src/web/start.tsx': { file: 'assets/short12.js' },
    'src/web/adapters/liveService.ts': { file: 'assets/short12.js' },
  }),
  'web/assets/1234567.js': long,
  'web/assets/1234567.js.br': 'as brotli',
  'web/assets/1234567.js.gz': 'as gzip',
  'web/assets/alone12.css': long,
  'web/assets/short12.js': 'export {};',
  'web/icons/icon.svg': '<svg/>',
  'web/embed/size.js': 'fit();',
  'embed/.vite/manifest.json': JSON.stringify({ 'src/web/embed/embed.ts': { file: 'assets/embed12.js' } }),
  'embed/assets/embed12.js': 'embed();',
  'worker/serviceWorker.js': 'work();',
  'worker/removal.js': 'remove();',
};

const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};

const openBuilt = async (beside: Readonly<Record<string, string>> = {}, releases = 'releases') => {
  const dist = mkdtempSync(join(tmpdir(), 'kampdag-built-'));
  const root = join(dist, releases, 'this');
  writeFiles(root, built);
  writeFiles(join(dist, releases), beside);
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  const { app } = await serverUnderTest({ openFrontend: builtFrontend(root, plainRenderer()) });
  onTestFinished(() => app.close());
  return {
    root,
    ask: (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ url, headers, method }),
  };
};

const forever = 'public, max-age=31536000, immutable';

describe('the files of a built site', () => {
  it('are for its own pages, but for the script that fits frames on pages of other sites (#37.6)', async () => {
    const { ask } = await openBuilt();
    const script = await ask('/embed/size.js');
    expect([script.statusCode, script.body]).toEqual([200, 'fit();']);
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await ask('/icons/icon.svg')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['br, gzip', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', undefined, long],
  ])('come as they were compressed by the build, to a client of %s', async (accepted, encoding, body) => {
    const { ask } = await openBuilt();
    const answer = await ask('/assets/1234567.js', { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
      200,
      encoding,
      body,
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': forever,
      vary: 'accept-encoding',
    });
  });

  it('are compressed on demand where the build did not', async () => {
    const { ask } = await openBuilt();
    const answer = await ask('/assets/alone12.css', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long);
  });

  it('come plain if they are short, those of the embedded match too', async () => {
    const { ask } = await openBuilt();
    const answers = await Promise.all(
      ['/assets/short12.js', '/assets/embed12.js', '/icons/icon.svg'].map((url) =>
        ask(url, { 'accept-encoding': 'br' }),
      ),
    );
    expect(
      answers.map(({ headers, body }) => [headers['content-encoding'], headers['cache-control'], body]),
    ).toEqual([
      [undefined, forever, 'export {};'],
      [undefined, forever, 'embed();'],
      [undefined, 'public, max-age=3600', '<svg/>'],
    ]);
  });

  it('are not sent again to who has them, and have no body for HEAD', async () => {
    const { ask } = await openBuilt();
    const accepted = { 'accept-encoding': 'br' };
    const first = await ask('/assets/1234567.js', accepted);
    const again = await ask('/assets/1234567.js', {
      ...accepted,
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await ask('/assets/1234567.js', accepted, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '9']);
  });

  it('stay while the server runs, though the folder is built anew', async () => {
    const { ask, root } = await openBuilt();
    rmSync(join(root, 'web/assets'), { recursive: true });
    expect((await ask('/assets/1234567.js')).body).toBe(long);
  });

  it('are those of earlier releases too, for pages that are open; the own one first (B)', async () => {
    const { ask } = await openBuilt({
      'earlier/web/assets/before1.js': 'before();',
      'earlier/web/assets/1234567.js': 'other();',
      'earlier/embed/assets/before2.css': 'a{}',
      'half/web/assets/half123.js': 'half();',
      'note.txt': 'no release',
    });
    const answers = await Promise.all(
      ['/assets/before1.js', '/assets/before2.css', '/assets/1234567.js', '/assets/half123.js'].map((url) =>
        ask(url),
      ),
    );
    expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? body : statusCode))).toEqual([
      'before();',
      'a{}',
      long,
      404,
    ]);
    expect(answers[0]?.headers['cache-control']).toBe(forever);
  });

  it('are its own alone where it is no release among others, as in an image (B)', async () => {
    const { ask } = await openBuilt({ 'earlier/web/assets/before1.js': 'before();' }, 'dist');
    expect((await ask('/assets/before1.js')).statusCode).toBe(404);
  });

  it.each(['/assets/none.js', '/assets/1234567.js.br', '/assets/..%2f.vite%2fmanifest.json', '/assets/'])(
    'are no others: %s',
    async (url) => {
      const { ask } = await openBuilt();
      const answer = await ask(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});
