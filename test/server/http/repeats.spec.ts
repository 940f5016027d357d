import { type AddressInfo, connect, type Socket } from 'node:net';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';

/** An answer as it came over the wire. */
interface Answered {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A raw connection that reads answers as they come. */
interface Wire {
  readonly socket: Socket;
  readonly write: (text: string) => void;
  readonly until: (count: number) => Promise<readonly Answered[]>;
}

const lengthIn = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);

const openWire = async (port: number): Promise<Wire> => {
  const socket = connect(port, '127.0.0.1');
  const answers: Answered[] = [];
  const state = { rest: '', wake: () => {} };
  socket.setNoDelay(true);
  socket.on('data', (chunk: Buffer) => {
    state.rest += chunk.toString('latin1');
    for (let end = state.rest.indexOf('\r\n\r\n'); end >= 0; end = state.rest.indexOf('\r\n\r\n')) {
      const head = state.rest.slice(0, end);
      const whole = end + 4 + lengthIn(head);
      if (state.rest.length < whole) break;
      answers.push({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        head,
        body: state.rest.slice(end + 4, whole),
      });
      state.rest = state.rest.slice(whole);
    }
    state.wake();
  });
  socket.on('error', () => socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return {
    socket,
    write: (text) => void socket.write(text, 'latin1'),
    until: (count) =>
      new Promise((resolve, reject) => {
        state.wake = () => {
          if (answers.length >= count) resolve(answers);
        };
        socket.once('close', () => reject(new Error(`closed after ${answers.length} of ${count}`)));
        state.wake();
      }),
  };
};

const get = (id: number, more = ''): string =>
  `GET /api/ta/Match?matchId=${id} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const post = (id: number): string => {
  const body = JSON.stringify({ path: `ta/Match?matchId=${id}` });
  return `POST /api/gateway HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
const bodyOf = (id: number): string => JSON.stringify({ path: `ta/Match?matchId=${id}` });

/** Node writes the date where it likes; what was not read again begins with it. */
const wasRepeated = ({ head }: Answered): boolean => head.startsWith('HTTP/1.1 200 OK\r\ndate: ');

/** An answer's head but for the time at which it was given. */
const lines = (answer: Answered | undefined) =>
  answer?.head
    .toLowerCase()
    .split('\r\n')
    .filter((line) => !line.startsWith('date: '))
    .toSorted();

describe('a request that repeats', () => {
  let server: ServerUnderTest;
  let port = 0;
  const wires: Wire[] = [];
  const open = async (): Promise<Wire> => {
    const wire = await openWire(port);
    wires.push(wire);
    return wire;
  };

  beforeEach(async () => {
    server = await serverUnderTest();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const { socket } of wires.splice(0)) socket.destroy();
    await server.app.close();
  });

  /** Asks one after the other. */
  const inTurn = async (wire: Wire, requests: readonly string[]): Promise<readonly Answered[]> => {
    for (const [index, request] of requests.entries()) {
      wire.write(request);
      await wire.until(index + 1);
    }
    return wire.until(requests.length);
  };

  it.each([
    ['GET', get(7)],
    ['POST', post(7)],
  ])(
    'with %s is answered by its bytes, on any connection, with the same headers and body',
    async (_, text) => {
      const wire = await open();
      const [asked, cached, repeated] = await inTurn(wire, [text, text, text]);
      expect([asked, cached, repeated].map((each) => each !== undefined && wasRepeated(each))).toEqual([
        false,
        false,
        true,
      ]);
      expect(repeated?.body).toBe(cached?.body);
      expect(lines(repeated)).toEqual(lines(cached));
      const others = await inTurn(await open(), [text, text]);
      expect(others.map(wasRepeated)).toEqual([false, true]);
      expect(await server.metrics.text()).toContain('kampdag_cache_hits_total 4');
    },
  );

  it('is read again when the answer is no longer fresh', async () => {
    const wire = await open();
    await inTurn(wire, [get(7), get(7), get(7)]);
    server.clock.advance(60_000);
    wire.write(get(7));
    const stale = (await wire.until(4)).at(-1);
    expect(stale && wasRepeated(stale)).toBe(false);
    expect(server.source.asked).toHaveLength(2);
  });

  it('is one only where a request can begin: not in a body, not in a header, not before another is answered', async () => {
    await inTurn(await open(), [get(7), get(7), get(7)]);
    const text = get(7);

    const inBody = await open();
    await inTurn(inBody, [get(7)]);
    inBody.write(
      `POST /api/gateway HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`,
    );
    await new Promise((resolve) => setImmediate(resolve));
    inBody.write(text);
    expect((await inBody.until(2)).map(({ status }) => status)).toEqual([200, 400]);

    const inHeader = await open();
    await inTurn(inHeader, [get(7)]);
    inHeader.write('GET /api/ta/Match?matchId=8 HTTP/1.1\r\nHost: localhost\r\nX-Odd: ');
    await new Promise((resolve) => setImmediate(resolve));
    inHeader.write(text);
    expect((await inHeader.until(2)).map(({ body }) => body)).toEqual([bodyOf(7), bodyOf(8)]);

    // Answered before its body came: what comes then is that body.
    const late = await open();
    await inTurn(late, [
      `GET /api/ta/Match?matchId=7 HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${text.length}\r\n\r\n`,
    ]);
    late.write(text);
    await new Promise((resolve) => setImmediate(resolve));
    late.write(get(9));
    expect((await late.until(2)).map(({ body }) => body)).toEqual([bodyOf(7), bodyOf(9)]);

    // Half a request came with the one that is answered.
    const halved = await open();
    await inTurn(halved, [`${get(10)}GET /api/ta/Match?matchId=11 HTTP/1.1\r\nHost: localhost\r\nX-Odd: `]);
    halved.write(text);
    expect((await halved.until(2)).map(({ body }) => body)).toEqual([bodyOf(10), bodyOf(11)]);
  });

  it('is answered in its turn, however the bytes are cut and whatever was asked before', async () => {
    await inTurn(await open(), [get(1), get(1), get(1), post(2), post(2), post(2)]);
    const kinds: readonly { readonly text: string; readonly status: number; readonly body?: string }[] = [
      { text: get(1), status: 200, body: bodyOf(1) },
      { text: post(2), status: 200, body: bodyOf(2) },
      { text: get(3), status: 200, body: bodyOf(3) },
      { text: get(1, 'X-Other: 1\r\n'), status: 200, body: bodyOf(1) },
      { text: 'GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n', status: 404 },
      { text: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', status: 200 },
    ];
    const asked = fc.record({
      // One to a piece, as most clients send; or all together, cut anywhere.
      kinds: fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      whole: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ kinds: chosen, cuts, whole }) => {
        const wire = await openWire(port);
        const all = chosen.map(({ text }) => text).join('');
        const places = [...cuts.map((cut) => Math.floor(cut * all.length)), all.length].toSorted(
          (a, b) => a - b,
        );
        const pieces = whole
          ? chosen.map(({ text }) => text)
          : places
              .map((place, index) => all.slice(places[index - 1] ?? 0, place))
              .filter((piece) => piece !== '');
        for (const [index, piece] of pieces.entries()) {
          wire.write(piece);
          // Sometimes the answer is awaited, sometimes more is sent at once.
          if (whole && index % 3 !== 2) await wire.until(index + 1);
          else await new Promise((resolve) => setImmediate(resolve));
        }
        const answers = await wire.until(chosen.length);
        wire.socket.destroy();
        expect(answers).toHaveLength(chosen.length);
        for (const [index, { status, body }] of chosen.entries()) {
          expect(answers[index]?.status).toBe(status);
          if (body !== undefined) expect(answers[index]?.body).toBe(body);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['a bare line feed', 'GET /api/ta/Match?matchId=7 HTTP/1.1\r\nHost: localhost\nX: 1\r\n\r\n'],
    ['a length that is none', get(7, 'Content-Length: 0x0\r\n')],
    ['two lengths', get(7, 'Content-Length: 0\r\nContent-Length: 5\r\n')],
    ['a length and a coding', get(7, 'Content-Length: 0\r\nTransfer-Encoding: chunked\r\n')],
    ['a coding', `${get(7, 'Transfer-Encoding: chunked\r\n')}0\r\n\r\n`],
    ['no word of keeping the connection', get(7, 'Connection: close\r\n')],
    ['an older version', 'GET /api/ta/Match?matchId=7 HTTP/1.0\r\nHost: localhost\r\n\r\n'],
  ])('is never one with %s', async (_, text) => {
    await inTurn(await open(), [get(7), get(7)]);
    for (let visits = 0; visits < 3; visits += 1) {
      const wire = await open();
      const told: string[] = [];
      wire.socket.on('data', (chunk) => told.push(chunk.toString('latin1')));
      const ended = new Promise<void>((resolve) => wire.socket.once('close', () => resolve()));
      wire.write(get(8));
      await wire.until(1).catch(() => []);
      wire.write(text);
      await Promise.race([ended, wire.until(2).catch(() => [])]);
      expect(told.join('').match(/200 OK\r\ndate: /g) ?? []).toEqual([]);
    }
  });

  it('leaves a connection to whoever takes it over', async () => {
    const wire = await open();
    await inTurn(wire, [get(7), get(7), get(7)]);
    const readers: number[] = [];
    server.app.server.on('upgrade', (_, socket) => readers.push(socket.listenerCount('data')));
    wire.write(
      'GET /?access_token=none HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const told = await new Promise<string>((resolve) => {
      wire.socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
    });
    expect(told).toMatch(/^HTTP\/1\.1 101 /);
    expect(readers).toEqual([1]);
    wire.write(get(7));
    await new Promise<void>((resolve) => wire.socket.once('close', () => resolve()));
    expect(await server.metrics.text()).toContain('kampdag_cache_hits_total 2');
  });

  it('does not keep a server open that is told to stop', async () => {
    const wire = await open();
    await inTurn(wire, [get(7), get(7), get(7)]);
    const closed = new Promise<void>((resolve) => wire.socket.once('close', () => resolve()));
    await server.app.close();
    await closed;
  });
});
