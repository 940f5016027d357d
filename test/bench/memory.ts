import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runFaults } from './memory/faults.ts';
import { printFirstAnswers } from './memory/firstAnswers.ts';
import { createVisitors } from './memory/visitors.ts';
import { untilQuiet } from './quiet.ts';

/**
 * Memory of the built server while many visitors ask for everything: all seasons, leagues and deployments, pages, statistics, live channels.
 * Prints what it takes as the minutes go, and whether that stays level. `--minutes 10` for the full run, `--visitors N` for more at once; `--faults`
 * asks a federation that fails in every way instead, and looks for what is left over; `--first` asks for what nobody has asked for before, and
 * prints how long that takes.
 */

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '6' },
    faults: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    port: { type: 'string', default: '27540' },
    server: { type: 'string', default: join(root, 'dist/current/server/main.js') },
  },
});
const minutes = Number(values.minutes);
const port = Number(values.port);

/** Megabytes that the server may take. */
const goal = 400;

if (!existsSync(values.server)) {
  console.log(`bench:memory needs ${values.server} (npm run build).`);
  process.exit(0);
}
if (values.faults) {
  await runFaults({ minutes, port, server: values.server, root });
  process.exit(0);
}
const server = spawn(process.execPath, [values.server], {
  cwd: root,
  env: {
    PATH: process.env['PATH'] ?? '',
    // As in the image (src/deploy/Dockerfile).
    MALLOC_ARENA_MAX: '2',
    NODE_ENV: 'production',
    PORT: String(port),
    KAMPDAG_RATE_LIMIT: '0',
    KAMPDAG_METRICS_PORT: String(port + 1),
    KAMPDAG_NOW: '2026-11-21T18:00:00+01:00',
    // What fails on purpose is no first answer, and no failure.
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

interface Sample {
  readonly minute: number;
  /** Megabytes. */
  readonly rss: number;
  readonly heap: number;
  readonly cache: number;
}

const median = (of: readonly number[]): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

const sampleAt = async (minute: number): Promise<Sample> => {
  const text = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text();
  const gauge = (name: string): number =>
    Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return {
    minute,
    rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    heap: megabytes(gauge('kampdag_nodejs_heap_size_used_bytes')),
    cache: megabytes(gauge('kampdag_cache_bytes\\{cache="answers"\\}')),
  };
};

if (values.first) {
  await untilQuiet(server.pid);
  await printFirstAnswers(port, server.pid ?? 0);
  server.kill();
  process.exit(0);
}

const visitors = createVisitors({ port, seed: 7 });
const samples: Sample[] = [];
try {
  await visitors.begin(Number(values.visitors));
  console.log('minute   RSS MB   heap MB   answers kept MB   asked   pages   live messages');
  const started = performance.now();
  for (let next = 10_000; next <= minutes * 60_000; next += 10_000) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + next - performance.now())));
    const sample = await sampleAt(next / 60_000);
    samples.push(sample);
    const { asked, pages, messages } = visitors.counts();
    const columns = [
      sample.minute.toFixed(1),
      sample.rss.toFixed(0),
      sample.heap.toFixed(0),
      sample.cache.toFixed(0),
    ];
    if (next % 30_000 === 0) {
      const [minute = '', rss = '', heap = '', cache = ''] = columns;
      console.log(
        `${minute.padStart(6)}   ${rss.padStart(6)}   ${heap.padStart(7)}   ${cache.padStart(15)}   ${String(asked).padStart(5)}   ${String(pages).padStart(5)}   ${String(messages).padStart(13)}`,
      );
    }
  }
  const { failed } = visitors.counts();
  const share = (from: number, to: number): readonly Sample[] =>
    samples.slice(Math.floor(samples.length * from), Math.floor(samples.length * to));
  // What is alive is what is left after a collection: the least of several looks.
  const alive = (of: readonly Sample[]): number => Math.min(...of.map(({ heap }) => heap));
  const [third, last] = [share(0.5, 0.75), share(0.75, 1)];
  const growth = alive(last) / alive(third) - 1;
  const most = Math.max(...samples.map(({ rss }) => rss));
  console.log(
    `RSS at most ${most.toFixed(0)} MB (goal < ${goal}: ${most < goal ? 'met' : 'missed'}), median of the last quarter ${median(last.map(({ rss }) => rss)).toFixed(0)} MB`,
  );
  console.log(
    `alive in the heap: ${alive(third).toFixed(0)} MB in the third quarter, ${alive(last).toFixed(0)} MB in the last (${growth >= 0 ? '+' : ''}${(growth * 100).toFixed(1)} %): ${growth < 0.1 ? 'level' : 'still growing'}`,
  );
  console.log(`${failed} of ${visitors.counts().asked} questions failed`);
} finally {
  visitors.end();
  server.kill();
}
