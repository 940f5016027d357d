import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';
import { upgradeOf } from '../../support/upgrade.ts';

/** A frame as RFC 6455 §5.2 writes it, right or wrong. */
const frame = (first: number, second: number, ...rest: readonly (readonly number[] | string)[]): Buffer =>
  Buffer.concat([
    Buffer.from([first, second]),
    ...rest.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  ]);
const text = 0x81;
const masked = (length: number): number => 0x80 | length;
const mask = [0, 0, 0, 0];

/** A well-formed frame of less than 126 characters. */
const spoken = (words: string): Buffer => frame(text, masked(words.length), mask, words);

/** Frames that violate the protocol, or that our clients never send. */
const frames: readonly (readonly [string, Buffer])[] = [
  ['a frame without mask', frame(text, 5, 'hello')],
  ['a reserved bit', frame(0xc1, masked(2), mask, '{}')],
  ['all reserved bits', frame(0xf1, masked(2), mask, '{}')],
  ['an opcode that is none', frame(0x83, masked(2), mask, '{}')],
  ['a control opcode that is none', frame(0x8b, masked(0), mask)],
  ['the end of what was never begun', frame(0x80, masked(2), mask, '{}')],
  ['two beginnings', Buffer.concat([frame(0x01, masked(1), mask, '{'), frame(text, masked(1), mask, '}')])],
  ['a ping in pieces', frame(0x09, masked(2), mask, 'hi')],
  ['a ping too long', frame(0x89, masked(126), [0, 200], mask, 'x'.repeat(200))],
  ['a length beyond all', frame(text, masked(127), [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], mask)],
  ['a length of a gigabyte', frame(text, masked(127), [0, 0, 0, 0, 0x40, 0, 0, 0], mask, '{')],
  ['a length of a megabyte', frame(text, masked(127), [0, 0, 0, 0, 0, 0x10, 0, 0], mask, '{')],
  ['bytes that are no UTF-8', frame(text, masked(4), mask, [0xff, 0xfe, 0xc0, 0xaf])],
  ['half a letter', frame(text, masked(1), mask, [0xc3])],
  ['a binary frame', frame(0x82, masked(2), mask, '{}')],
  ['msgpack', frame(0x82, masked(3), mask, [0x81, 0xa1, 0x61])],
  ['a close with half a code', frame(0x88, masked(1), mask, [3])],
  ['a close with a code that is none', frame(0x88, masked(2), mask, [0, 1])],
  ['a close with a reason that is no UTF-8', frame(0x88, masked(4), mask, [3, 0xe8, 0xff, 0xfe])],
  ['a compressed frame that was not agreed', frame(0xc1, masked(4), mask, [0xaa, 0x01, 0x00, 0x00])],
  ['another request', Buffer.from('GET /api/ta/Match?matchId=1 HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ['a terminal’s bell in a channel', spoken('{"action":10,"channel":"\\u001b[31m\\u0007"}')],
  ['nothing but zeros', Buffer.alloc(64)],
  ['nothing but ones', Buffer.alloc(64, 0xff)],
  [
    'a thousand empty frames',
    Buffer.concat(Array.from({ length: 1_000 }, () => frame(text, masked(0), mask))),
  ],
  ['a thousand pings', Buffer.concat(Array.from({ length: 1_000 }, () => frame(0x89, masked(0), mask)))],
];

const upgrade = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  upgradeOf(`GET ${path} HTTP/1.1`, headers);

const key = 'key=local.test:of-this-test-alone&v=6&format=json';

/** Upgrade requests that our clients never make. */
const upgrades: readonly (readonly [string, string])[] = [
  ['no version', upgrade(`/?${key}`, { 'sec-websocket-version': '' })],
  ['an old version', upgrade(`/?${key}`, { 'sec-websocket-version': '8' })],
  ['a version of the future', upgrade(`/?${key}`, { 'sec-websocket-version': '99' })],
  ['no key', upgrade(`/?${key}`, { 'sec-websocket-key': '' })],
  ['a short key', upgrade(`/?${key}`, { 'sec-websocket-key': 'AAAA' })],
  ['a key without end', upgrade(`/?${key}`, { 'sec-websocket-key': 'A'.repeat(4_000) })],
  ['another protocol', upgrade(`/?${key}`, { upgrade: 'h2c' })],
  ['TLS inside', upgrade(`/?${key}`, { upgrade: 'TLS/1.0' })],
  ['a subprotocol', upgrade(`/?${key}`, { 'sec-websocket-protocol': 'mqtt' })],
  ['a subprotocol that is none', upgrade(`/?${key}`, { 'sec-websocket-protocol': '\u0001, ,' })],
  [
    'an extension that is none',
    upgrade(`/?${key}`, { 'sec-websocket-extensions': 'permessage-deflate; x="' }),
  ],
  [
    'compression a thousand times',
    upgrade(`/?${key}`, { 'sec-websocket-extensions': 'permessage-deflate,'.repeat(500) }),
  ],
  ['another path', upgrade(`/api/gateway?${key}`)],
  ['a path of a neighbour', upgrade(`//evil.example/?${key}`)],
  ['an address of a neighbour', upgrade(`http://evil.example/?${key}`)],
  ['dots', upgrade(`/../?${key}`)],
  ['bytes of a terminal', upgrade('/?key=%1b[31m%07')],
  ['line ends', upgrade('/?key=%0d%0aSet-Cookie:a=b')],
  ['half an encoding', upgrade('/?key=%')],
  ['another format', upgrade('/?key=local.test:of-this-test-alone&v=6&format=msgpack')],
  ['another protocol’s number', upgrade('/?key=local.test:of-this-test-alone&v=-1')],
  ['all parameters twice', upgrade(`/?${key}&${key}`)],
  ['a prototype', upgrade(`/?${key}&__proto__[a]=1&constructor=1`)],
  ['a connection to resume that is none', upgrade(`/?${key}&resume=../../etc/passwd`)],
  ['a name without end', upgrade(`/?${key}&clientId=${'x'.repeat(5_000)}`)],
  ['a name of all', upgrade(`/?${key}&clientId=*`)],
  ['a body', `${upgrade(`/?${key}`, { 'content-length': '5' })}hello`],
  ['a POST', upgrade(`/?${key}`).replace('GET', 'POST')],
];

describe('sockets of the live channel', () => {
  let server: ServerUnderTest;
  let port = 0;

  beforeAll(async () => {
    server = await serverUnderTest();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server.app.close());

  /** Sends everything and reads until the other side ends or answers; closes what it leaves open. */
  const say = (head: string, after: Buffer | null): Promise<string> =>
    new Promise((resolve) => {
      const told: string[] = [];
      const socket = connect(port, '127.0.0.1', () => socket.write(head, 'latin1'));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(told.join('')));
      socket.on('data', (chunk) => {
        told.push(chunk.toString('latin1'));
        if (after === null) socket.end();
        else if (told.length === 1) socket.end(after);
      });
    });

  const expectUnharmed = async (told: string): Promise<void> => {
    expect(told).not.toMatch(/^HTTP\/1\.1 5/m);
    expect(server.source.asked).toEqual([]);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect(server.logged.filter((line) => !/^[\x20-\x7e…]*$/.test(line.trimEnd()))).toEqual([]);
    expect(server.logged.join('')).not.toContain('of-this-test-alone');
  };

  it.each(frames)('live through %s', async (_, bytes) => {
    const told = await say(upgrade(`/?${key}`), bytes);
    expect(told).toMatch(/^HTTP\/1\.1 101 /);
    await expectUnharmed(told);
  });

  it.each(upgrades)('are not opened by a request with %s to anything that hurts', async (_, request) => {
    await expectUnharmed(await say(request, null));
  });
});
