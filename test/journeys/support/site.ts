import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A running server of the built site. */
export interface Site {
  readonly url: string;
  readonly port: number;
  /** The address for a deployment's host name, such as `basketball.localhost`. */
  readonly at: (host: string) => string;
  /** Kills the process, like a crash. */
  readonly kill: () => Promise<void>;
  /** Restarts it on the same port, its time continuing; optionally as another version or with other settings. */
  readonly restart: (as?: Pick<SiteOptions, 'root' | 'env'>) => Promise<void>;
  /** Stops it gracefully; returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Its output so far. */
  readonly printed: () => string;
}

/** How a site is started. */
export interface SiteOptions {
  /** The site's time at the start, as for `KAMPDAG_NOW`. */
  readonly now?: string;
  readonly seed?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** The folder whose `dist` is served. Default: the project's. */
  readonly root?: string;
}

/** The tests' port range, below the system's ephemeral ports. */
const anyPort = (): number => 22_000 + Math.floor(Math.random() * 1_000);

/** Whether a started process is open, or ended before it was. */
type Opening = 'open' | 'ended';

/** The settings of a server of federations in a file of deployments, from a time on, which counts no visitor’s requests. */
export const federationEnv = (port: number, deployments: string, now: string) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  KAMPDAG_DEPLOYMENTS: deployments,
  KAMPDAG_SOURCE: 'federation',
  KAMPDAG_NOW: now,
  KAMPDAG_RATE_LIMIT: '0',
  KAMPDAG_CALLS: 'get',
});

/** Runs the built server; resolves when it is open or has ended. */
export const launch = async (
  env: Readonly<Record<string, string>>,
  from: string = root,
): Promise<{ readonly child: ChildProcess; readonly opening: Opening; readonly printed: () => string }> => {
  const built = join(from, 'dist/current/server/main.js');
  if (!existsSync(built)) throw new Error('The site is not built: npm run build');
  const child = spawn(process.execPath, [built], {
    cwd: from,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const printed = (): string => chunks.join('');
  const opening = await new Promise<Opening>((resolve) => {
    const read = (chunk: Buffer): void => {
      chunks.push(chunk.toString());
      if (/Kampdag is open:\n[\s\S]*\n$/.test(printed())) resolve('open');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => resolve('ended'));
  });
  return { child, opening, printed };
};

/** Starts the built site on a port of its own. */
export const startSite = async (options: SiteOptions = {}): Promise<Site> => {
  const startedAt = Date.now();
  const again: { root: string | undefined; env: SiteOptions['env'] } = { root: options.root, env: {} };
  const simulated = options.seed === undefined ? {} : { KAMPDAG_SEED: String(options.seed) };
  const environment = (port: number): Readonly<Record<string, string>> => ({
    PORT: String(port),
    ...(options.env?.['KAMPDAG_SOURCE'] === 'federation' ? {} : simulated),
    ...(options.now === undefined
      ? {}
      : { KAMPDAG_NOW: String(Date.parse(options.now) + Date.now() - startedAt) }),
    ...options.env,
    ...again.env,
  });
  const open = async (
    ports: readonly number[],
  ): Promise<{ port: number } & Awaited<ReturnType<typeof launch>>> => {
    const [port = anyPort(), ...others] = ports;
    const launched = await launch(environment(port), again.root);
    if (launched.opening === 'open') return { ...launched, port };
    if (others.length === 0) throw new Error(`The site did not open:\n${launched.printed()}`);
    return open(others);
  };
  const running = await open(
    options.port === undefined ? Array.from({ length: 8 }, anyPort) : [options.port],
  );
  const { port } = running;
  const state = { child: running.child, printed: running.printed };

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const { child } = state;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    return child.exitCode;
  };

  return {
    url: `http://localhost:${port}`,
    port,
    at: (host) => `http://${host}:${port}`,
    kill: async () => {
      await end('SIGKILL');
    },
    restart: async (as = {}) => {
      await end('SIGTERM');
      again.root = as.root ?? again.root;
      again.env = as.env ?? again.env;
      const opened = await open([port]);
      state.child = opened.child;
      state.printed = opened.printed;
    },
    stop: () => end('SIGTERM'),
    printed: () => state.printed(),
  };
};
