import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalEdge } from '../../src/cli/demo/localEdge.ts';
import { freePort } from '../../src/cli/demo/processes.ts';
import * as renderer from '../../src/web/entryServer.tsx';
import { isInstalled, titleWith } from '../support/programs.ts';
import { serverUnderTest } from '../support/serverUnderTest.ts';
import { tlsEnd } from './edgeUnderTest.ts';
import { type Asked, ask, type RawAnswer } from './rawRequest.ts';

const host = 'ishockey.example';
const [rateLimit, tooMany] = [2, 429];

describe.skipIf(!isInstalled('nginx'))(
  titleWith('nginx', 'the site’s own limits behind the shipped nginx.conf'),
  { timeout: 60_000 },
  () => {
    let port = 0;
    const opened: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      const { app } = await serverUnderTest({ renderer, rateLimit, proxies: ['127.0.0.1'], hosts: [host] });
      await app.listen({ host: '127.0.0.1', port: 0 });
      opened.push(() => app.close());
      const folder = await mkdtemp(join(tmpdir(), 'kampdag-limits-'));
      opened.push(() => rm(folder, { recursive: true, force: true }));
      const replica = (app.server.address() as AddressInfo).port;
      port = await freePort();
      const nginx = await startLocalEdge({ folder, port, replicas: [replica, replica], tlsEnd });
      opened.push(nginx.stop);
    });
    afterAll(async () => {
      for (const close of opened.toReversed()) await close();
    });

    const asked = (visitor: string, path: string, headers: Asked['headers'] = {}) =>
      ask(port, host, path, { from: tlsEnd, headers: { 'x-forwarded-for': visitor, ...headers } });
    const status = async (visitor: string, path: string): Promise<number> =>
      (await asked(visitor, path)).status;
    /** The status of a live socket, which is closed at once. */
    const socketStatus = (visitor: string, path: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const line = connect({ port, host: '127.0.0.1', localAddress: tlsEnd });
        line.on('error', reject);
        line.once('data', (chunk) => {
          line.destroy();
          resolve(Number(chunk.toString('latin1').split(' ')[1]));
        });
        line.write(
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${visitor}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
      });
    const kinds = [
      ['/matchnotready', status, 200],
      ['/api/live/token?clientId=web-1', status, 200],
      ['/ws-up', socketStatus, 101],
    ] as const;

    it('count visitors, not the edge, and pages, tokens and live sockets apart', async () => {
      for (const [path, statusOf, opens] of kinds) {
        const statuses: number[] = [];
        for (const visitor of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8']) {
          statuses.push(await statusOf(visitor, path));
        }
        expect([path, ...statuses]).toEqual([path, opens, opens, tooMany, opens]);
      }
    });

    it('say so on a page in the visitor’s language, and when to come again', async () => {
      const answers: RawAnswer[] = [];
      for (let times = 0; times <= rateLimit; times += 1) {
        answers.push(await asked('203.0.113.9', '/matchnotready', { cookie: 'language=no' }));
      }
      const refused = answers.at(-1);
      expect(refused?.status).toBe(tooMany);
      expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused?.headers['cache-control']).toContain('no-cache');
      expect(refused?.body).toContain('For mange');
    });
  },
);
