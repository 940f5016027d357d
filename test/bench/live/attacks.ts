import { WebSocket } from 'ws';

/**
 * One attack on a live channel of this machine, in a process of its own, for so many milliseconds and from at most so many sockets. Prints how often it
 * came in and how much it said.
 */
interface Order {
  readonly name: string;
  readonly port: number;
  readonly channel: string;
  readonly milliseconds: number;
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const until = performance.now() + order.milliseconds;
const counts = { sockets: 0, sent: 0, refused: 0 };
const old = '00000000000001-000@kampdag';
const origin = `http://127.0.0.1:${order.port}`;

/** The attacker's own address, as the edge tells it: what it is refused, nobody else is. */
const own = { 'x-forwarded-for': '198.51.100.66' };

const tokenOf = async (): Promise<string> =>
  (await fetch(`${origin}/api/live/token?clientId=attacker-1`, { headers: own })).text();
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens sockets again and again, and does to each what it is told until it is thrown out. */
const storm = async (
  atOnce: number,
  reads: boolean,
  abuse: (socket: WebSocket, round: number) => void,
): Promise<void> => {
  const token = await tokenOf();
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/?v=6&access_token=${token}`, {
        headers: own,
      });
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', () => {
        counts.refused += 1;
      });
      socket.on('open', () => {
        counts.sockets += 1;
        if (!reads) socket.pause();
      });
      for (let round = 0; socket.readyState <= socket.OPEN && performance.now() < until; round += 1) {
        if (socket.readyState === socket.OPEN) abuse(socket, round);
        await pause(10);
      }
      socket.terminate();
      await closed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};

const send = (socket: WebSocket, frame: object): void => {
  counts.sent += 1;
  socket.send(JSON.stringify(frame));
};

/** Asks for addresses, so many at once, until the time is over. */
const ask = async (
  atOnce: number,
  address: () => string,
  init: () => RequestInit = () => ({ headers: own }),
): Promise<void> => {
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const answer = await fetch(`${origin}${address()}`, init()).catch(() => null);
      counts.sent += 1;
      if (answer === null || !answer.ok) counts.refused += 1;
      await answer?.arrayBuffer().catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};

const someOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';
const someNumber = (): number => Math.floor(Math.random() * 1e7);

/** An address of any kind with an id that may not exist, and up to 15 KB of query that nothing reads. */
const someAddress = (): string => {
  const address = someOf([
    `/open/v1/leagues/${someNumber()}/standings`,
    `/open/v1/matches/${someNumber()}`,
    `/calendar/league/${someNumber()}.ics`,
    `/calendar/match/${someNumber()}.ics`,
    `/share/match/${someNumber()}.png`,
    `/embed/match?matchId=${someNumber()}`,
    `/logo/${someNumber()}`,
    `/standings?tournamentId=${someNumber()}`,
    `/livematch?matchId=${someNumber()}`,
    `/match?matchId=${someNumber()}`,
    `/api/ta/Match?matchId=${someNumber()}`,
    `/nowhere/${someNumber()}`,
  ]);
  const unread = 'z'.repeat(Math.floor(Math.random() * 15_000));
  return `${address}${address.includes('?') ? '&' : '?'}x=${unread}`;
};

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  // What a process beside it costs the followers on a machine of few cores, without a word to the server.
  'a process that only computes': async () => {
    while (performance.now() < until) {
      const rest = performance.now() + 8;
      while (performance.now() < rest) counts.refused = 0;
      await pause(2);
    }
  },
  '16,000 attachments with an old serial, never read': () =>
    storm(4, false, (socket, round) => {
      if (round >= 100) return;
      for (let n = 0; n < 160; n += 1)
        send(socket, { action: 10, channel: order.channel, channelSerial: old });
    }),
  'attachments and detachments of a backlog': () =>
    storm(8, true, (socket) => {
      for (let n = 0; n < 4; n += 1) {
        send(socket, { action: 10, channel: order.channel, channelSerial: old });
        send(socket, { action: 12, channel: order.channel });
      }
    }),
  'invented matches': () =>
    storm(8, true, (socket) => {
      for (let n = 0; n < 10; n += 1) {
        send(socket, { action: 10, channel: `match:${Math.floor(Math.random() * 1e9)}:all` });
      }
    }),
  'pings, never read': () =>
    storm(8, false, (socket) => {
      for (let n = 0; n < 100; n += 1) {
        counts.sent += 1;
        socket.ping('x'.repeat(120));
      }
    }),
  'unfinished fragments': () =>
    storm(200, true, (socket) => {
      counts.sent += 1;
      socket.send('x'.repeat(500), { fin: false });
    }),
  'random addresses over all routes': () => ask(16, someAddress),
  'polls with long bodies and no key': () =>
    ask(
      16,
      () => `/comet/${someNumber()}/send?access_token=none`,
      () => ({
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      }),
    ),
  histories: async () => {
    const headers = { ...own, authorization: `Bearer ${Buffer.from(await tokenOf()).toString('base64')}` };
    while (performance.now() < until) {
      const asked = Array.from({ length: 4 }, async () => {
        const answer = await fetch(
          `${origin}/channels/${encodeURIComponent(order.channel)}/messages?limit=1000`,
          { headers },
        );
        counts.sent += 1;
        if (!answer.ok) counts.refused += 1;
        await answer.arrayBuffer();
      });
      await Promise.all(asked);
    }
  },
};

await attacks[order.name]?.();
console.log(JSON.stringify(counts));
