import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browseOlder, followLive } from './gatewayBeside.ts';
import { askAtRate, printPaced } from './gatewayPaced.ts';
import { openSlowSockets } from './gatewaySlow.ts';
import { untilQuiet } from './quiet.ts';

/**
 * Cached answers of the gateway against nginx that serves the same bytes as a static file, in one run: medians of interleaved rounds,
 * the server on one core, whoever asks on the other. Then p99 at half of what it can do, and a thousand visitors who miss at once.
 */

const root = join(import.meta.dirname, '../..');
const built = process.env['BUILT'] ?? join(root, 'dist/server/main.js');
const ports = { site: 27_500, nginx: 27_510, bare: 27_520, federation: 27_530 };
const rounds = Number(process.env['ROUNDS'] ?? 7);
const seconds = 3;

const missing = ['nginx', 'wrk', 'taskset'].filter((name) => spawnSync('which', [name]).status !== 0);
if (!existsSync(built)) missing.push('dist/server/main.js (npm run build)');
if (missing.length > 0) {
  console.log(
    `bench:gateway needs ${missing.join(', ')}. On Debian: apt-get install nginx-light wrk util-linux`,
  );
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'kampdag-bench-'));
// nginx reads it as another user.
chmodSync(folder, 0o755);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const startSite = async (port: number, env: Readonly<Record<string, string>>) => {
  const child = spawn('taskset', ['-c', '0', process.execPath, built], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      KAMPDAG_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

/** What one round found: answers a second, and microseconds of the processor that the server took for each. */
interface Round {
  readonly rate: number;
  readonly cost: number;
}

/** Nanoseconds of the processor that a process has taken: the scheduler counts finer than `stat`. */
const scheduled = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

const wrk = (pid: number | undefined, url: string, ...more: readonly string[]): Round => {
  const before = scheduled(pid ?? 0);
  const told = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', ...more, url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(told)) throw new Error(told);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]),
    cost: (scheduled(pid ?? 0) - before) / 1000 / Number(/(\d+) requests in/.exec(told)?.[1]),
  };
};

const site = await startSite(ports.site, {
  KAMPDAG_NOW: '2026-11-21T19:20:00+01:00',
  KAMPDAG_DEPLOYMENT: 'icehockey',
});
const address = `http://localhost:${ports.site}`;
const year = (await (await fetch(`${address}/api/ta/Seasons/?sportId=199&year=2026`)).json()) as {
  seasons: readonly { seasonId: string }[];
};
const path = `ta/Tournament/Season/${year.seasons[0]?.seasonId ?? ''}`;
const leagues = (await (await fetch(`${address}/api/${path}`)).json()) as {
  tournamentsInSeason: readonly { tournamentId: number }[];
};
const posted = `ta/TournamentTeams/?tournamentId=${leagues.tournamentsInSeason.at(-1)?.tournamentId ?? 0}`;
const body = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: gzip', `${address}/api/${path}`]);
writeFileSync(join(folder, 'body'), body);
const pageAddress = `${address}/scoreboard?seasonId=${year.seasons[0]?.seasonId ?? ''}`;
writeFileSync(
  join(folder, 'page'),
  execFileSync('curl', ['-s', '-H', 'Accept-Encoding: gzip', pageAddress], { maxBuffer: 64 * 1024 * 1024 }),
);
writeFileSync(
  join(folder, 'post.lua'),
  `wrk.method = "POST"\nwrk.body = '{"path":"${posted}"}'\nwrk.headers["Content-Type"] = "application/json"\nwrk.headers["Accept-Encoding"] = "gzip"\n`,
);
writeFileSync(
  join(folder, 'nginx.conf'),
  `worker_processes 1; worker_cpu_affinity 01; daemon off; pid ${folder}/pid; error_log ${folder}/error;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${ports.nginx}; root ${folder}; location ~ ^/(body|page)$ { default_type application/json; add_header content-encoding gzip; } } }`,
);
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
const bare = spawn('taskset', [
  '-c',
  '0',
  process.execPath,
  '-e',
  `const b=require('fs').readFileSync(${JSON.stringify(join(folder, 'body'))});require('http').createServer((q,r)=>{r.writeHead(200,{'content-type':'application/json','content-encoding':'gzip','content-length':b.length});r.end(b)}).listen(${ports.bare},'127.0.0.1')`,
]);
await new Promise((resolve) => setTimeout(resolve, 1_000));
// Its one worker does the work.
const worker = Number(execFileSync('pgrep', ['-P', String(nginx.pid)], { encoding: 'utf8' }));

try {
  await untilQuiet(site.pid);
  const measured = {
    nginx: [] as Round[],
    bare: [] as Round[],
    get: [] as Round[],
    post: [] as Round[],
    nginxPage: [] as Round[],
    page: [] as Round[],
  };
  for (let round = 0; round < rounds; round += 1) {
    measured.nginx.push(wrk(worker, `http://127.0.0.1:${ports.nginx}/body`));
    measured.get.push(wrk(site.pid, `${address}/api/${path}`));
    measured.bare.push(wrk(bare.pid, `http://127.0.0.1:${ports.bare}/`));
    measured.post.push(wrk(site.pid, `${address}/api/gateway`, '-s', join(folder, 'post.lua')));
    measured.nginxPage.push(wrk(worker, `http://127.0.0.1:${ports.nginx}/page`));
    measured.page.push(wrk(site.pid, pageAddress));
  }
  const rateOf = (of: readonly Round[]): number => median(of.map(({ rate }) => rate));
  // Whatever else runs takes turns away, and makes each answer a little dearer: the cheapest rounds tell most of the server.
  const costOf = (of: readonly Round[]): number => Math.min(...of.map(({ cost }) => cost));
  const ratio = (ours: readonly Round[], theirs: readonly Round[]): string =>
    median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN))).toFixed(2);
  const row = (name: string, ours: readonly Round[], theirs = measured.nginx): string =>
    `${name.padEnd(30)} ${Math.round(rateOf(ours)).toLocaleString('en').padStart(8)} /s   ${ratio(ours, theirs)} × nginx   ${costOf(ours).toFixed(1).padStart(7)} µs each, ${(costOf(theirs) / costOf(ours)).toFixed(2)} × nginx`;
  console.log(
    `${body.length} bytes (gzip), 64 connections, ${rounds} rounds of ${seconds} s; answers a second (medians), processor for each (least)`,
  );
  console.log(row('nginx, static file', measured.nginx));
  console.log(row('node:http, one buffer', measured.bare));
  console.log(row('gateway, GET /api/{path}', measured.get));
  console.log(`${row('gateway, POST /api/gateway', measured.post)} (another, smaller body)`);

  console.log(row('nginx, the page as a file', measured.nginxPage, measured.nginxPage));
  console.log(row('page, rendered once a second', measured.page, measured.nginxPage));

  const visits = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      try {
        const answer = await fetch(`${address}/standings?seasonId=${year.seasons[0]?.seasonId ?? ''}`);
        await answer.arrayBuffer();
        return /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? null;
      } catch {
        return null;
      }
    }),
  );
  const rendered = visits.filter((nonce) => nonce !== null);
  console.log(
    `1,000 visitors of one page at once: ${rendered.length} answered, rendered ${new Set(rendered).size} time(s), each good for a second`,
  );

  const half = Math.floor(rateOf(measured.get) / 2);
  const cached = { port: ports.site, path: `/api/${path}` };
  const older = browseOlder(address, [2021, 2022, 2023, 2024]);
  await printPaced(
    [
      { name: 'nginx, static file', port: ports.nginx, path: '/body' },
      { name: 'node:http, one buffer', port: ports.bare, path: '/' },
      { name: 'gateway, GET /api/{path}', ...cached },
      {
        name: '  while 60 follow the matches in play',
        ...cached,
        beside: () => followLive(address, { date: '11/21/2026', time: 1920 }, 60),
      },
      { name: '  while older seasons are played for one', ...cached, beside: older },
    ],
    { rate: half, seconds: 5, connections: 64 },
    rounds,
  );

  const quiet = {
    port: ports.site,
    path: `/api/${path}`,
    rate: Math.min(half, 1_000),
    seconds: 4,
    connections: 32,
  };
  const alone = await askAtRate(quiet);
  const slow = await openSlowSockets(ports.site, 1_000);
  const beside = await askAtRate(quiet);
  console.log(
    `p99 of others at ${quiet.rate.toLocaleString('en')} /s: ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside 1,000 slow sockets (${(beside.p99 / alone.p99).toFixed(2)}×), of which ${slow.open()} are not cut yet`,
  );
  slow.close();
} finally {
  nginx.kill();
  bare.kill();
  site.kill();
}

const asked: string[] = [];
const upstream = createServer((request, response) => {
  asked.push(request.url ?? '');
  setTimeout(() => response.end('{"teams":[]}'), 50);
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', () => resolve()));
const federated = await startSite(ports.federation, {
  KAMPDAG_SOURCE: 'federation',
  KAMPDAG_UPSTREAM_ICEHOCKEY: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
});
try {
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () =>
      fetch(`http://localhost:${ports.federation}/api/ta/TournamentTeams/?tournamentId=7`).then(
        ({ status }) => status,
      ),
    ),
  );
  console.log(
    `1,000 misses at once: ${answers.filter((status) => status === 200).length} answered, ${asked.length} upstream request(s)`,
  );
} finally {
  federated.kill();
  upstream.close();
  rmSync(folder, { recursive: true });
}
