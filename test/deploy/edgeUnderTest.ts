import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startLocalEdge } from '../../src/cli/demo/localEdge.ts';
import { freePort } from '../../src/cli/demo/processes.ts';
import { isInstalled, titleWith } from '../support/programs.ts';
import { type Asked, ask, type RawAnswer } from './rawRequest.ts';

/** A replica that echoes its requests. */
interface Replica {
  /** The requests that came through, in order. */
  readonly asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  readonly port: number;
  /** Makes it alone answer 404 there. */
  readonly lose: (url: string) => void;
  /** Makes it cut upgrades there unanswered. */
  readonly cut: (url: string) => void;
  readonly close: () => Promise<void>;
}

/** The shipped edge under a real nginx, before two replicas that echo their requests. */
export interface EdgeUnderTest {
  readonly port: number;
  readonly replicas: readonly [Replica, Replica];
  readonly ask: (path: string, host: string, asked?: Asked) => Promise<RawAnswer>;
  /** The requests for an address, as written. */
  readonly askedOf: (url: string) => Replica['asked'];
  /** The number of requests that came through. */
  readonly came: () => number;
  /** Makes the replicas answer 404 there. */
  readonly lose: (url: string) => void;
  readonly close: () => Promise<void>;
}

/** The address of the TLS terminator before the edge. */
export const tlsEnd = '127.0.0.9';

/** The request that a replica echoed. */
export const toldBy = ({ body }: RawAnswer): Readonly<Record<string, unknown>> =>
  JSON.parse(/\{.*\}/.exec(body)?.[0] ?? '{}') as Readonly<Record<string, unknown>>;

/** The cache status of the edge. */
export const cacheOf = ({ headers }: RawAnswer): string | undefined => headers['x-cache'];

/** The cache headers of an answer, by its address. */
const cacheControlOf = (url: string): string => {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (!/^\/(api|calendar|open|share|embed|logo)\//i.test(url) || url.includes('private')) return 'no-store';
  return url.includes('brief')
    ? 'public, max-age=1, s-maxage=1, stale-while-revalidate=1'
    : 'public, max-age=5, s-maxage=5, stale-while-revalidate=1';
};

const openReplica = async (): Promise<Replica> => {
  const asked: Replica['asked'] = [];
  const lost = new Set<string>();
  const cut = new Set<string>();
  const server: Server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming;
    asked.push({ url, headers });
    response.writeHead(lost.has(url) ? 404 : 200, {
      'cache-control': lost.has(url) ? 'no-store' : cacheControlOf(url),
      vary: 'accept-encoding',
      'x-ratelimit-remaining': '17',
    });
    const { host, 'x-forwarded-for': visitor, 'accept-encoding': encoding } = headers;
    response.end(JSON.stringify({ host, for: visitor, encoding, method }));
  });
  server.on('upgrade', (incoming, socket) => {
    asked.push({ url: incoming.url ?? '', headers: incoming.headers });
    if (cut.has(incoming.url ?? '')) return void socket.destroy();
    return void socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    asked,
    port: (server.address() as AddressInfo).port,
    lose: (url) => void lost.add(url),
    cut: (url) => void cut.add(url),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Opens it in its own folder. */
const openEdge = async (): Promise<EdgeUnderTest> => {
  const folder = await mkdtemp(join(tmpdir(), 'kampdag-edge-'));
  const replicas = [await openReplica(), await openReplica()] as const;
  const port = await freePort();
  const nginx = await startLocalEdge({
    folder,
    port,
    replicas: [replicas[0].port, replicas[1].port],
    tlsEnd,
  });
  const all = () => replicas.flatMap(({ asked }) => asked);
  return {
    port,
    replicas,
    ask: (path, host, asked) => ask(port, host, path, asked),
    askedOf: (url) => all().filter((each) => each.url === url),
    came: () => all().length,
    lose: (url) => {
      for (const replica of replicas) replica.lose(url);
    },
    close: async () => {
      await nginx.stop();
      for (const replica of replicas) await replica.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Tests of the shipped edge, skipped without nginx; one edge serves all of them. */
export const describeEdge = (what: string, tests: (edge: () => EdgeUnderTest) => void): void => {
  describe.skipIf(!isInstalled('nginx'))(
    titleWith('nginx', `the shipped nginx.conf: ${what}`),
    { timeout: 60_000 },
    () => {
      const opened: { edge?: EdgeUnderTest } = {};
      beforeAll(async () => {
        opened.edge = await openEdge();
      });
      afterAll(() => opened.edge?.close());
      tests(() => {
        if (opened.edge === undefined) throw new Error('the edge is not open');
        return opened.edge;
      });
    },
  );
};
