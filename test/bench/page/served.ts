import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Static pages served from memory. */
export interface Served {
  readonly url: string;
  /** An empty page of another site. */
  readonly elsewhere: string;
  readonly close: () => void;
}

/** Serves texts by path, compressed once and uncacheable, so that every round is cold. */
export const serve = async (
  files: Readonly<Record<string, { readonly type: string; readonly text: string }>>,
  port: number,
): Promise<Served> => {
  const bodies = new Map(
    Object.entries(files).map(([path, { type, text }]) => [path, { type, body: brotliCompressSync(text) }]),
  );
  const server = createServer((request, response) => {
    const found = bodies.get((request.url ?? '').split('?')[0] ?? '');
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': found?.type ?? 'text/plain',
      ...(found === undefined ? {} : { 'content-encoding': 'br' }),
      'cache-control': 'no-store',
    });
    response.end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    elsewhere: `http://127.0.0.1:${own}/`,
    close: () => server.close(),
  };
};
