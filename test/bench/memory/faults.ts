import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Fault, faults, openFaultyUpstream } from './faultyUpstream.ts';

/** How a run with faults is made. */
export interface FaultRun {
  readonly minutes: number;
  readonly port: number;
  /** The built server, and where it runs. */
  readonly server: string;
  readonly root: string;
}

/** Milliseconds of each fault, and of good answers after it. */
const turnLength = 10_000;

/** Milliseconds in which what is going on ends when nobody asks any more: longer than any time limit of the server. */
const calm = 20_000;

const visitors = 24;
const leagues = 40;

interface Tally {
  answered: number;
  old: number;
  failed: number;
  /** Failed although an answer was held: everything but what is asked for the first time. */
  broken: number;
  lost: number;
  slowest: number;
}

const quantile = (of: readonly number[], share: number): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? Number.NaN;

/**
 * Ten minutes of an upstream that fails in every way and comes back, while visitors ask on, pages and live sockets among it. Prints what
 * they got, how others fared whose upstream is well, and whether sockets, memory or timers are left over.
 */
export const runFaults = async ({ minutes, port, server: built, root }: FaultRun): Promise<void> => {
  const [bad, well] = [await openFaultyUpstream(), await openFaultyUpstream()];
  const site = spawn(process.execPath, [built], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      KAMPDAG_RATE_LIMIT: '0',
      KAMPDAG_METRICS_PORT: String(port + 1),
      KAMPDAG_SOURCE: 'federation',
      KAMPDAG_UPSTREAM_ICEHOCKEY: `http://127.0.0.1:${bad.port}`,
      KAMPDAG_UPSTREAM_BASKETBALL: `http://127.0.0.1:${well.port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(site.stdout, 'data');

  const state: { fault: Fault | null; going: boolean } = { fault: null, going: false };
  const tallies = new Map<Fault | null, Tally>();
  const others: number[] = [];
  const agents = { now: new Agent({ keepAlive: true, maxSockets: 64 }) };

  const ask = (host: string, path: string): Promise<{ status: number; old: boolean; took: number }> =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, old: boolean) => resolve({ status, old, took: performance.now() - began });
      get({ port, path, agent: agents.now, headers: { host: `${host}:${port}` } }, (response) => {
        response.resume();
        response.on('close', () => end(response.statusCode ?? 0, 'x-kampdag-stale' in response.headers));
      }).on('error', () => end(0, false));
    });

  const visit = async (visitor: number): Promise<void> => {
    for (let turn = visitor * 7; state.going; turn += 1) {
      const { fault } = state;
      const id = 1 + (turn % leagues);
      const isNew = turn % 10 === 5;
      const path =
        turn % 11 === 0
          ? `/schedule?seasonId=1&tournamentId=${id}`
          : turn % 2 === 0
            ? `/api/ta/TournamentMatches/?tournamentId=${id}`
            : `/api/ta/TournamentTeams/?tournamentId=${isNew ? 1_000_000 + visitor * 100_000 + turn : id}`;
      const { status, old, took } = await ask('localhost', path);
      const tally = tallies.get(fault) ?? { answered: 0, old: 0, failed: 0, broken: 0, lost: 0, slowest: 0 };
      tallies.set(fault, tally);
      if (status === 0) tally.lost += 1;
      else if (status >= 500) tally[isNew ? 'failed' : 'broken'] += 1;
      else if (old) tally.old += 1;
      else tally.answered += 1;
      tally.slowest = Math.max(tally.slowest, took);
      await delay(25);
    }
  };

  const visitOthers = async (): Promise<void> => {
    while (state.going) {
      others.push((await ask('basketball.localhost', '/api/ta/TournamentTeams/?tournamentId=1')).took);
      await delay(20);
    }
  };

  const follow = async (visitor: number): Promise<void> => {
    for (let turn = 0; state.going; turn += 1) {
      const id = `bench-${visitor}-${turn}`;
      const answer = await fetch(`http://localhost:${port}/api/live/token?clientId=${id}`);
      const token = await answer.text();
      const socket = new WebSocket(
        `ws://localhost:${port}/?access_token=${encodeURIComponent(token)}&clientId=${id}&format=json&v=6`,
      );
      socket.on('error', () => socket.terminate());
      socket.on('open', () => socket.send('{"action":10,"channel":"match:7:all"}'));
      await delay(300);
      if (turn % 2 === 0) socket.terminate();
      else socket.close();
    }
  };

  /** What the server holds: megabytes, open files (sockets among them), timers. */
  const look = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text();
    const figure = (name: string): number =>
      Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? 0);
    return {
      rss: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024,
      heap: figure('kampdag_nodejs_heap_size_used_bytes') / 1024 / 1024,
      files: readdirSync(`/proc/${site.pid}/fd`).length,
      timers: figure('kampdag_nodejs_active_resources\\{type="Timeout"\\}'),
      live: figure('kampdag_live_connections'),
      kept: figure('kampdag_cache_bytes\\{cache="answers"\\}') / 1024 / 1024,
    };
  };

  /** The same when nobody has asked for a while; of the heap the least of several looks. */
  const lookInCalm = async () => {
    agents.now.destroy();
    agents.now = new Agent({ keepAlive: true, maxSockets: 64 });
    await delay(calm);
    const looks = [await look()];
    for (let more = 0; more < 9; more += 1) {
      await delay(500);
      looks.push(await look());
    }
    return {
      rss: looks.at(-1)?.rss ?? 0,
      heap: Math.min(...looks.map(({ heap }) => heap)),
      files: Math.min(...looks.map(({ files }) => files)),
      timers: Math.min(...looks.map(({ timers }) => timers)),
      live: Math.min(...looks.map(({ live }) => live)),
      kept: looks.at(-1)?.kept ?? 0,
    };
  };

  const during = async (length: number, step: () => Promise<unknown>): Promise<void> => {
    state.going = true;
    const all = [
      ...Array.from({ length: visitors }, (_, visitor) => visit(visitor)),
      ...Array.from({ length: 8 }, (_, visitor) => follow(visitor)),
      visitOthers(),
    ];
    const began = performance.now();
    while (performance.now() - began < length) await step();
    state.going = false;
    await Promise.all(all);
  };

  const told = ({ rss, heap, kept, files, timers, live }: Awaited<ReturnType<typeof look>>): string =>
    `RSS ${rss.toFixed(0)} MB, heap ${heap.toFixed(0)} MB (answers kept weigh ${kept.toFixed(0)}), ${files} open files, ${timers} timers, ${live} live sockets`;

  try {
    await during(30_000, () => delay(1_000));
    const before = await lookInCalm();
    tallies.clear();
    const calmOthers = others.splice(0);
    console.log(`before, nobody asking:  ${told(before)}`);
    let most = 0;
    let turns = 0;
    await during(minutes * 60_000, async () => {
      const fault = faults[turns % faults.length] ?? null;
      turns += 1;
      for (const each of [fault, null]) {
        await bad.turn(each);
        state.fault = each;
        await delay(turnLength);
        most = Math.max(most, (await look()).rss);
      }
    });
    const after = await lookInCalm();
    console.log(`after, nobody asking:   ${told(after)}; RSS at most ${most.toFixed(0)} MB`);
    console.log(
      'the upstream …           fresh   old, marked   5xx: not held   held   no answer   slowest ms',
    );
    for (const [fault, { answered, old, failed, broken, lost, slowest }] of tallies) {
      console.log(
        `${(fault ?? 'answers').padEnd(22)} ${String(answered).padStart(7)} ${String(old).padStart(13)} ${String(failed).padStart(15)} ${String(broken).padStart(6)} ${String(lost).padStart(11)} ${slowest.toFixed(0).padStart(12)}`,
      );
    }
    console.log(
      `others, whose upstream is well: p99 ${quantile(calmOthers, 0.99).toFixed(1)} ms before, ${quantile(others, 0.99).toFixed(1)} ms meanwhile`,
    );
    const left = [
      after.files > before.files + 4 ? 'open files' : '',
      after.timers > before.timers + 4 ? 'timers' : '',
      after.live > 0 ? 'live sockets' : '',
      // What is kept is bounded, and meant to be kept.
      after.heap - after.kept > (before.heap - before.kept) * 1.3 + 8 ? 'memory' : '',
    ].filter((text) => text !== '');
    console.log(left.length === 0 ? 'nothing is left over' : `left over: ${left.join(', ')}`);
  } finally {
    site.kill();
    bad.close();
    well.close();
  }
};
