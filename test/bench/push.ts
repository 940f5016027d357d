import { execFileSync, fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { on } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TeamId } from '@kampdag/core/ids';
import { siteControl } from '../../src/cli/replay/serveRecording.ts';
import { printSubscription, subscriptionIdOf } from '../../src/server/push/subscription.ts';
import { startSite } from '../journeys/support/site.ts';
import { event, matchOf, opening } from './live/play.ts';
import type { ServiceReport } from './push/service.ts';

/**
 * How soon all devices that follow a match are told of its goal, by one process of the built site, over TLS to a push service on this
 * machine; and what pages cost meanwhile, asked for one after the other. Each device has keys of its own. `npm run build` first.
 */
const subscribed = Number(process.env['DEVICES'] ?? 10_000);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const alone = 1_000;
const goals = { seconds: 10, ratio: 2 };

const root = join(import.meta.dirname, '../..');
const host = 'push.bench.example';
const [key, matchId, team, date] = ['push.bench:of-this-bench-alone', 9_000_002, 1, '2026-11-21'];

if (!existsSync(join(root, 'dist/current/server/main.js'))) {
  console.log('bench:push needs dist/current/server/main.js (npm run build)');
  process.exit(0);
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

/** A folder from which the built site runs, with its subscriptions and the service's certificate. */
const prepare = (): { readonly folder: string; readonly certificate: string; readonly secret: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'kampdag-bench-push-'));
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  mkdirSync(join(folder, '.cache'));
  const lines = Array.from({ length: subscribed }, (_, number) => {
    const endpoint = `https://${host}/send/${number}`;
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const text = printSubscription({
      deployment: 'icehockey',
      address: {
        endpoint,
        keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
      },
      choice: {
        teams: [TeamId(team)],
        players: [],
        matches: [],
        language: number % 2 === 0 ? 'en' : 'no',
        results: 'shown',
        delay: 0,
      },
      seen: Math.floor(Date.parse(date) / 86_400_000),
    });
    return `${subscriptionIdOf(endpoint)} ${text}\n`;
  });
  writeFileSync(join(folder, '.cache/subscriptions'), lines.join(''));
  const [secret, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${host} -addext subjectAltName=DNS:${host} -keyout ${secret} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  return { folder, certificate, secret };
};

const { folder, certificate, secret } = prepare();
const service = fork(
  join(import.meta.dirname, 'push/service.ts'),
  [secret, certificate, String(subscribed)],
  { execArgv: ['--import', 'tsx'] },
);
const reports = on(service, 'message');
const reported = async (): Promise<ServiceReport> => {
  const { value } = (await reports.next()) as { readonly value: readonly [ServiceReport] };
  return value[0];
};
const toldAll = async (): Promise<number> => {
  const report = await reported();
  if (report.type !== 'told' || report.devices !== subscribed) throw new Error('not every device was told');
  return report.at;
};

const open = await reported();
if (open.type !== 'open') throw new Error('the service did not open');
const metricsPort = 26_932;
const site = await startSite({
  root: folder,
  port: 26_931,
  now: `${date}T19:20:00+01:00`,
  seed: 1,
  env: {
    KAMPDAG_LOCAL_KEY: key,
    KAMPDAG_RATE_LIMIT: '0',
    KAMPDAG_METRICS_PORT: String(metricsPort),
    KAMPDAG_PUSH_SERVICES: host,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'push/reach.mjs')}`,
    NODE_EXTRA_CA_CERTS: certificate,
    BENCH_PUSH_HOST: host,
    BENCH_PUSH_PORT: String(open.port),
  },
});

/** Milliseconds of each page, asked for one after the other, until `isOver`. */
const visit = async (isOver: (visits: number) => boolean): Promise<readonly number[]> => {
  const pages = ['/scoreboard', '/today', '/standings', `/livematch?matchId=${matchId}`];
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    await (await fetch(`${site.url}${pages[times.length % pages.length] ?? ''}`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
};

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};

try {
  const control = siteControl(site.url, key);
  const publish = (body: object): Promise<unknown> => control.publish(`match:${matchId}:all`, body);
  await control.open('icehockey', matchOf(matchId, date));
  while ((await metric('kampdag_push_matches')) === 0) await visit((visits) => visits >= 40);
  for (const body of opening(matchId)) await publish(body);
  await toldAll();
  const seconds: number[] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = await visit((visits) => visits >= alone);
    const state = { isTold: false };
    const begun = Date.now();
    const told = toldAll().finally(() => {
      state.isTold = true;
    });
    await publish(event(matchId, 40 * round - 1));
    const [at, meanwhile] = await Promise.all([told, visit(() => state.isTold)]);
    const [quiet, busy] = [percentile(before, 0.99), percentile(meanwhile, 0.99)];
    seconds.push((at - begun) / 1_000);
    ratios.push(busy / quiet);
    console.log(
      `goal ${round}: ${subscribed} devices told within ${((at - begun) / 1_000).toFixed(1)} s; ` +
        `pages p50 ${percentile(before, 0.5).toFixed(1)} → ${percentile(meanwhile, 0.5).toFixed(1)} ms, ` +
        `p99 ${quiet.toFixed(1)} → ${busy.toFixed(1)} ms (${meanwhile.length} meanwhile)`,
    );
  }
  const [median, ratio] = [percentile(seconds, 0.5), percentile(ratios, 0.5)];
  console.log(
    `median: ${median.toFixed(1)} s (goal ${goals.seconds} s), p99 × ${ratio.toFixed(2)} (goal × ${goals.ratio})`,
  );
  process.exitCode = median <= goals.seconds && ratio <= goals.ratio ? 0 : 1;
} finally {
  await site.stop();
  service.kill();
  rmSync(folder, { recursive: true, force: true });
}
