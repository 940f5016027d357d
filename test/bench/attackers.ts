import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { siteControl } from '../../src/cli/replay/serveRecording.ts';
import { launch } from '../journeys/support/site.ts';
import { event, matchOf, opening } from './live/play.ts';

/**
 * A thousand followers of a live match with ten messages a second, and one attacker after another (`npm run bench:live -- --attacker`),
 * each for ten seconds, on this machine alone. Prints the followers' delays, a visitor's waits for pages, and the server's use. `npm run build` first.
 * Goals: both p99 at most double, and the memory is released.
 */
const { values } = parseArgs({
  options: {
    attacker: { type: 'boolean' },
    followers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    port: { type: 'string', default: '26920' },
  },
});
const followers = Math.min(2_000, Number(values.followers));
const span = Math.min(60, Number(values.seconds)) * 1000;
const port = Number(values.port);
const perSecond = 10;
const matchId = 9_000_001;
const date = '2026-11-21';
const channel = `match:${matchId}:all`;

const names = [
  'a process that only computes',
  '16,000 attachments with an old serial, never read',
  'attachments and detachments of a backlog',
  'invented matches',
  'pings, never read',
  'unfinished fragments',
  'histories',
  'random addresses over all routes',
  'polls with long bodies and no key',
];

interface Counts {
  readonly sockets: number;
  readonly sent: number;
  readonly refused: number;
}

const say = (text: string): void => console.log(text);
const quantile = (of: readonly number[], q: number): number => {
  const sorted = of.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};

const key = `bench.${randomBytes(4).toString('hex')}:${randomBytes(16).toString('hex')}`;
const { child, opening: came } = await launch({
  PORT: String(port),
  KAMPDAG_NOW: `${date}T19:20:00+01:00`,
  KAMPDAG_LOCAL_KEY: key,
  KAMPDAG_PROXIES: '127.0.0.1,::1',
  // As in the image (src/deploy/Dockerfile).
  MALLOC_ARENA_MAX: '2',
});
if (came !== 'open') throw new Error(`The site did not open on port ${port}`);
const site = `http://localhost:${port}`;

/** Megabytes, and seconds of processor time so far. */
const resident = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
const processor = (): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** When each event was published, by its number. */
const sentAt = new Map<number, number>();
const waits: number[] = [];
const sockets: WebSocket[] = [];

const follow = async (token: string): Promise<void> => {
  const socket = new WebSocket(`${site.replace('http', 'ws')}/?v=6&heartbeats=true&access_token=${token}`);
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ action: 10, channel })));
    socket.on('message', (data: Buffer) => {
      const told = data.toString();
      if (told.includes('"action":11')) resolve();
      // Several messages may be sent as one.
      for (const [, number] of told.matchAll(/ClientId\\":\\"bench-\d+-(\d+)/g)) {
        const from = sentAt.get(Number(number));
        if (from !== undefined) waits.push(Date.now() - from);
      }
    });
  });
};

const state = { number: 100 };
const control = siteControl(site, key);

const pages = ['/', `/livematch?matchId=${matchId}`, '/standings', '/schedule'];

/** Milliseconds that a visitor waits for one page after another, ten a second, until the time. */
const visit = async (until: number): Promise<readonly number[]> => {
  const found: number[] = [];
  for (let n = 0; performance.now() < until; n += 1) {
    const from = performance.now();
    const answer = await fetch(`${site}${pages[n % pages.length]}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a visitor was answered ${answer.status}`);
    found.push(Math.round(performance.now() - from));
    await delay(100);
  }
  return found;
};

interface Delays {
  readonly heard: readonly number[];
  readonly visited: readonly number[];
}

/** The delays of the followers' messages and of a visitor's pages, in milliseconds. */
const measured = async (beside: Promise<unknown>): Promise<Delays> => {
  waits.length = 0;
  const until = performance.now() + span;
  const visits = visit(until);
  while (performance.now() < until) {
    state.number += 1;
    sentAt.set(state.number, Date.now());
    void control.publish(channel, event(matchId, state.number));
    await delay(1000 / perSecond);
  }
  await beside;
  await delay(500);
  return { heard: waits.slice(), visited: await visits };
};

const p99Of = ({ heard, visited }: Delays) => ({
  heard: quantile(heard, 0.99),
  visited: quantile(visited, 0.99),
});
const line = ({ heard: of, visited }: Delays): string =>
  `pages p50 ${quantile(visited, 0.5)} ms, p99 ${quantile(visited, 0.99)} ms; messages p50 ${quantile(of, 0.5)} ms, p99 ${quantile(of, 0.99)} ms, longest ${Math.max(0, ...of.slice(0, 100_000))} ms, ${of.length} heard`;

try {
  await control.open('icehockey', matchOf(matchId, date));
  for (const body of opening(matchId)) await control.publish(channel, body);
  for (let number = 0; number < 100; number += 1) await control.publish(channel, event(matchId, number));
  const token = await (await fetch(`${site}/api/live/token?clientId=follower-1`)).text();
  for (let from = 0; from < followers; from += 50) {
    await Promise.all(Array.from({ length: 50 }, () => follow(token)));
  }
  await measured(Promise.resolve());
  const quiet = await measured(Promise.resolve());
  const before = resident();
  const alone = p99Of(quiet);
  const usual = { heard: alone.heard, visited: alone.visited };
  say(
    `${followers} followers, ${perSecond} messages a second, alone: ${line(quiet)}; ${before.toFixed(0)} MB`,
  );
  for (const name of names) {
    const busy = processor();
    // The attacker runs at low priority, so that its own processor time does not count.
    const attacker = spawn(
      'nice',
      [
        '-n',
        '19',
        process.execPath,
        '--import',
        'tsx',
        join(import.meta.dirname, 'live/attacks.ts'),
        JSON.stringify({ name, port, channel, milliseconds: span }),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const done = text(attacker.stdout);
    const heard = await measured(done);
    const most = resident();
    const { sockets: opened, sent, refused } = JSON.parse(await done) as Counts;
    const cost = ((processor() - busy) / (span / 1000)) * 100;
    const p99 = p99Of(heard);
    // Other processes on a busy machine delay followers too; that is not the attack.
    if (name === names[0]) {
      usual.heard = Math.max(usual.heard, p99.heard);
      usual.visited = Math.max(usual.visited, p99.visited);
    }
    const ratio = { heard: p99.heard / usual.heard, visited: p99.visited / usual.visited };
    const isMet = ratio.heard <= 2 && ratio.visited <= 2;
    say(`beside ${name}: ${line(heard)}`);
    say(
      `  p99 of pages ${ratio.visited.toFixed(1)} and of messages ${ratio.heard.toFixed(1)} times of that beside a process that computes (goal 2: ${isMet ? 'met' : 'missed'}); ${opened} sockets, ${sent} sent, ${refused} refused; processor ${cost.toFixed(0)} %, ${most.toFixed(0)} MB`,
    );
  }
  const after = await measured(Promise.resolve());
  await delay(5_000);
  say(`alone again: ${line(after)}; ${resident().toFixed(0)} MB, before ${before.toFixed(0)} MB`);
  say(
    `${sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length} of ${followers} followers are there`,
  );
} finally {
  for (const socket of sockets) socket.terminate();
  child.kill();
}
