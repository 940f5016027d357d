import { type ChildProcess, spawn } from 'node:child_process';

/** A real Redis on this machine. */
export interface RedisServer {
  readonly url: string;
  /** Kills it; data in `folder` stays, if it has one. */
  readonly kill: () => Promise<void>;
  /** Stops answering without exiting, until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** Starts a Redis without persistence, or with a folder. */
export const startRedis = async (port: number, folder?: string): Promise<RedisServer> => {
  const kept =
    folder === undefined
      ? ['--save', '', '--appendonly', 'no']
      : ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
  const redis: ChildProcess = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...kept]);
  const gone = new Promise<void>((resolve) => redis.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    redis.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready to accept connections')) resolve();
    });
    redis.on('exit', () => reject(new Error(`redis-server on ${port} did not start`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      redis.kill('SIGKILL');
      await gone;
    },
    freeze: () => redis.kill('SIGSTOP'),
    thaw: () => redis.kill('SIGCONT'),
  };
};
