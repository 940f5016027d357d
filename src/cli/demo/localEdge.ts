import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../processes.ts';

/** Where the shipped edge runs on this machine, and for whom. */
export interface LocalEdgeOptions {
  /** An empty folder for its cache, its pid and the configuration as it is run. */
  readonly folder: string;
  /** The port of `127.0.0.1` on which visitors come. */
  readonly port: number;
  /** The ports of the two replicas. */
  readonly replicas: readonly [number, number];
  /** The host names that it answers to; those of the shipped file unless told. */
  readonly hosts?: readonly string[];
  /** An address of this machine from which the TLS end before it comes; none unless told. */
  readonly tlsEnd?: string;
  /** Whether visitors are not limited: where one address plays them all. */
  readonly isUnlimited?: boolean;
}

/** A running edge. */
export interface LocalEdge {
  readonly pid: number;
  /** Ends it and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

const shipped = (): string => readFileSync(join(projectRoot, 'src/deploy/nginx.conf'), 'utf8');

/** What the file does not say cannot be replaced: it would run with other words than it was shipped with. */
const replaced = (text: string, [from, to]: readonly [string | RegExp, string]): string => {
  const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!isThere) throw new Error(`src/deploy/nginx.conf does not say ${String(from)}`);
  return text.replaceAll(from, to);
};

/** The shipped `nginx.conf`, with nothing changed but what is of this machine: addresses, ports, folders, and the host names where told. */
const localConfiguration = ({
  folder,
  port,
  replicas,
  hosts,
  tlsEnd,
  isUnlimited,
}: LocalEdgeOptions): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const changes: readonly (readonly [string | RegExp, string])[] = [
    ['/var/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/cache/nginx/site', join(folder, 'cache')],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['first:4173', `127.0.0.1:${replicas[0]}`],
    ['second:4173', `127.0.0.1:${replicas[1]}`],
    ['worker_processes auto;', 'worker_processes 1; daemon off; error_log stderr error; user root;'],
    ['server_tokens off;', `server_tokens off; ${temporary.join(' ')}`],
    ...(hosts === undefined
      ? []
      : ([[/server_name (?!_)[^;]+;/g, `server_name ${hosts.join(' ')};`]] as const)),
    ...(tlsEnd === undefined
      ? []
      : ([['set_real_ip_from fc00::/7;', `set_real_ip_from ${tlsEnd};`]] as const)),
    ...(isUnlimited === true ? ([[/limit_(conn sockets|req zone=)[^;]*;/g, '']] as const) : []),
  ];
  return changes.reduce(replaced, shipped());
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Runs the shipped edge on this machine; nginx must be installed. It rejects where nginx ends before it listens. */
export const startLocalEdge = async (options: LocalEdgeOptions): Promise<LocalEdge> => {
  mkdirSync(options.folder, { recursive: true });
  const file = join(options.folder, 'nginx.conf');
  writeFileSync(file, localConfiguration(options));
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-p', options.folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await accepts(options.port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    await delay(50);
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
