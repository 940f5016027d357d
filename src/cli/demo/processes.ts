import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../processes.ts';

/** A started program that is ready. */
export interface Opened {
  /** Stops it and waits for its end. */
  readonly stop: () => Promise<void>;
}

const opened = (child: ChildProcess): Opened => ({
  stop: async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  },
});

const openedWhen = async (name: string, child: ChildProcess, sentence: string): Promise<Opened> => {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      output = `${output}${text.toString()}`.slice(-4_096);
      if (output.includes(sentence)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} did not open. ${output}`)));
  });
  return opened(child);
};

/** Starts a local Redis without persistence; requires `redis-server`. */
export const startRedis = (port: number): Promise<Opened> => {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--appendonly', 'no', '--save', ''];
  const redis = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  return openedWhen('redis-server', redis, 'Ready to accept connections');
};

/** Starts the built server with only these settings, logging to a file. */
export const startReplica = (
  settings: Readonly<Record<string, string>>,
  logFile: string,
): Promise<Opened> => {
  const replica = spawn(process.execPath, [join(projectRoot, 'dist/current/server/main.js')], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', openSync(logFile, 'a')],
  });
  return openedWhen(`A replica (its log: ${logFile})`, replica, 'Kampdag is open:');
};

/** A free local port: the wanted one, or any other if that is taken. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wanted === 0 ? reject(new Error('no port is free')) : resolve(freePort())));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
