import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../processes.ts';

interface LocalEdgeOptions {
  /** An empty folder for its cache, pid and configuration. */
  readonly folder: string;
  /** The port on `127.0.0.1` for visitors. */
  readonly port: number;
  /** The ports of the two replicas. */
  readonly replicas: readonly [number, number];
  /** Its host names. Default: those of the shipped file. */
  readonly hosts?: readonly string[];
  /** The local address of a TLS terminator before it. Default: none. */
  readonly tlsEnd?: string;
  /** Whether rate limits are removed, for tests in which one address plays all visitors. */
  readonly isUnlimited?: boolean;
}

const shipped = (): string => readFileSync(join(projectRoot, 'src/deploy/nginx.conf'), 'utf8');

/** Fails if the file lacks the text, so that the tests run the shipped configuration. */
const replaced = (text: string, [from, to]: readonly [string | RegExp, string]): string => {
  const isPresent = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!isPresent) throw new Error(`src/deploy/nginx.conf does not contain ${String(from)}`);
  return text.replaceAll(from, to);
};

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

/** Runs the shipped edge on this machine; requires nginx. Rejects if nginx ends before it listens. */
export const startLocalEdge = async (options: LocalEdgeOptions) => {
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
    /** Stops it and waits for its end. */
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
