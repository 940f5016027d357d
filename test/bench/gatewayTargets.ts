import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { startLocalEdge } from '../../src/cli/demo/localEdge.ts';
import type { Validators } from './gatewayVisitors.ts';

/** Whom the load is put on. */
export interface Target {
  readonly name: string;
  readonly port: number;
  /** The processes that answer: what they take of the processor is counted. */
  readonly pids: readonly number[];
  readonly validatorOf: Validators;
  /** The address there of one of the site. */
  readonly addressOf: (path: string) => string;
  readonly stop: () => Promise<void>;
}

const encodings = ['br', 'gzip'] as const;

/** Nanoseconds of the processor that processes have taken: the scheduler counts finer than `stat`. */
export const scheduled = (pids: readonly number[]): number =>
  pids
    .flatMap((pid) =>
      execFileSync('sh', ['-c', `cat /proc/${pid}/task/*/schedstat`], { encoding: 'utf8' })
        .trim()
        .split('\n'),
    )
    .reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number)
    // Those that look after the cache come and go.
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker process'));

/** Whoever answers has the first core; whoever asks the others. */
const pinned = (pids: readonly number[]): readonly number[] => {
  for (const pid of pids) execFileSync('taskset', ['-apc', '0', String(pid)], { stdio: 'ignore' });
  return pids;
};

interface Got {
  readonly bytes: Buffer;
  readonly etag: string | undefined;
}

/** An answer as it comes over the line, not decoded. */
const get = (port: number, path: string, encoding: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { host: 'localhost', 'accept-encoding': encoding } })
      .on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ bytes: Buffer.concat(chunks), etag: response.headers.etag }));
      })
      .on('error', reject)
      .end();
  });

const validatorsAt = async (
  port: number,
  paths: readonly string[],
  addressOf: (path: string) => string,
): Promise<Validators> => {
  const held = new Map<string, string | undefined>();
  for (const path of paths) {
    for (const encoding of encodings) {
      held.set(`${encoding} ${path}`, (await get(port, addressOf(path), encoding)).etag);
    }
  }
  return (path, encoding) => held.get(`${encoding} ${path}`);
};

/** Starts the built server; resolves when it is open. */
export const startSite = async (
  built: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [built], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      KAMPDAG_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  pinned([child.pid ?? 0]);
  return child;
};

const asItIs = (path: string): string => path;

/** The origin itself. */
export const originTarget = async (
  site: ChildProcess,
  port: number,
  paths: readonly string[],
): Promise<Target> => ({
  name: 'the origin alone',
  port,
  pids: [site.pid ?? 0],
  validatorOf: await validatorsAt(port, paths, asItIs),
  addressOf: asItIs,
  stop: async () => {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
  },
});

/** The same origin behind the shipped nginx, on the same core, without limits: one address plays all visitors. */
export const edgeTarget = async (folder: string, port: number, origin: Target): Promise<Target> => {
  const edge = await startLocalEdge({
    folder,
    port,
    replicas: [origin.port, origin.port],
    hosts: ['localhost'],
    isUnlimited: true,
  });
  return {
    ...origin,
    name: 'behind the shipped nginx',
    port,
    pids: [...pinned([edge.pid, ...childrenOf(edge.pid)]), ...origin.pids],
    stop: edge.stop,
  };
};

/** A server of plain files: nginx, with the very bytes that the origin answers in each encoding. */
export const plainTarget = async (
  folder: string,
  port: number,
  paths: readonly string[],
  origin: Target,
): Promise<Target> => {
  const addressOf = (path: string): string => `/${paths.indexOf(path)}`;
  for (const encoding of encodings) {
    mkdirSync(join(folder, 'files', encoding), { recursive: true });
    for (const path of paths) {
      const { bytes } = await get(origin.port, path, encoding);
      writeFileSync(join(folder, 'files', encoding, addressOf(path)), bytes);
    }
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; user root; events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000 inactive=60s; ${temporary.join(' ')}
  map $http_accept_encoding $encoding { default gzip; ~*br br; }
  server { listen 127.0.0.1:${port}; root ${folder}/files/$encoding; default_type application/json; add_header content-encoding $encoding; } }`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', file], { stdio: 'inherit' });
  const isOpen = (): Promise<boolean> =>
    get(port, '/0', 'br').then(
      () => true,
      () => false,
    );
  while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    name: 'plain files, nginx',
    port,
    pids: pinned([nginx.pid ?? 0, ...childrenOf(nginx.pid ?? 0)]),
    validatorOf: await validatorsAt(port, paths, addressOf),
    addressOf,
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
};
