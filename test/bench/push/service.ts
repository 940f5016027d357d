import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** What the service tells the bench: where it listens, and each time all devices were told once more. */
export type ServiceReport =
  | { readonly type: 'open'; readonly port: number }
  | { readonly type: 'told'; readonly at: number; readonly devices: number };

/** A push service over TLS in a process of its own, which takes every message. `node service.ts KEY CERTIFICATE DEVICES` */
const [, , key = '', certificate = '', most = '0'] = process.argv;
const devices = new Set<string>();
const state = { number: 0 };

const report = (told: ServiceReport): void => void process.send?.(told);

const server = createServer(
  { key: readFileSync(key), cert: readFileSync(certificate), keepAliveTimeout: 60_000 },
  (request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(201).end();
      devices.add(request.url ?? '');
      state.number += 1;
      if (state.number % Number(most) !== 0) return;
      report({ type: 'told', at: Date.now(), devices: devices.size });
      devices.clear();
    });
  },
);
server.listen(0, '127.0.0.1', () => report({ type: 'open', port: (server.address() as AddressInfo).port }));
