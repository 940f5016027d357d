import { request } from 'node:http';

/** Timeout in milliseconds. */
const timeout = 10_000;

/** The answer of a local server. */
export interface DemoAnswer {
  readonly status: number;
  readonly body: string;
}

/** Requests a path from a local port with a Host header, as a browser that resolves the name would. */
export const askHost = (port: number, host: string, path: string): Promise<DemoAnswer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { host }, timeout }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeout / 1000} seconds`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
