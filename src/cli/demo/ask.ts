import { request } from 'node:http';

/** Milliseconds that an answer may take. */
const slow = 10_000;

/** What a server of this machine answered. */
export interface DemoAnswer {
  readonly status: number;
  readonly body: string;
}

/** Asks a port of this machine for a path of a host name, as a browser that knows that name would. */
export const askHost = (port: number, host: string, path: string): Promise<DemoAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host }, timeout: slow }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${slow / 1000} seconds`)));
    asked.on('error', reject);
    asked.end();
  });
