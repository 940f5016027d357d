import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, loadOn, type Round } from './gatewayLoad.ts';
import { openSlowSockets } from './gatewaySlow.ts';
import { edgeTarget, originTarget, plainTarget, startSite, type Target } from './gatewayTargets.ts';
import type { Asked } from './gatewayVisitors.ts';
import { untilQuiet } from './quiet.ts';

/**
 * What visitors ask for, as they send it (browsers, languages, encodings, cookies, validators that vary), of the origin alone, of the origin behind the
 * shipped nginx, and of an nginx with the same bytes as files: in one run, medians of interleaved rounds. Whoever answers has one core,
 * whoever asks the other.
 */
const root = join(import.meta.dirname, '../..');
const built = process.env['BUILT'] ?? join(root, 'dist/current/server/main.js');
const ports = { site: 27_500, edge: 27_510, plain: 27_520, metrics: 27_530 };
const rounds = Number(process.env['ROUNDS'] ?? 7);
const full: Load = { seconds: Number(process.env['SECONDS'] ?? 4), connections: 64 };

const missing = ['nginx', 'taskset'].filter((name) => spawnSync('which', [name]).status !== 0);
if (!existsSync(built)) missing.push('dist/current/server/main.js (npm run build)');
if (missing.length > 0) {
  console.log(`bench:gateway needs ${missing.join(', ')}. On Debian: apt-get install nginx util-linux`);
  process.exit(0);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const json = async <A>(path: string): Promise<A> =>
  (await (await fetch(`http://localhost:${ports.site}/api/${path}`)).json()) as A;

const site = await startSite(built, {
  PORT: String(ports.site),
  KAMPDAG_NOW: '2026-11-21T19:20:00+01:00',
  KAMPDAG_DEPLOYMENT: 'icehockey',
  KAMPDAG_METRICS_PORT: String(ports.metrics),
});

const { seasons } = await json<{ seasons: readonly { seasonId: string }[] }>(
  'ta/Seasons/?sportId=199&year=2026',
);
const seasonId = seasons[0]?.seasonId ?? '';
const { tournamentsInSeason } = await json<{ tournamentsInSeason: readonly { tournamentId: number }[] }>(
  `ta/Tournament/Season/${seasonId}`,
);
const leagues = tournamentsInSeason.slice(0, 4).map(({ tournamentId }) => tournamentId);

/** A visit is a page and some five calls; the front page and today's matches are asked for most. */
const pages: readonly Asked[] = [
  { path: '/', weight: 8, isPage: true },
  ...leagues.flatMap((league) =>
    ['scoreboard', 'schedule', 'standings'].map((screen) => ({
      path: `/${screen}?seasonId=${seasonId}&tournamentId=${league}`,
      weight: 1,
      isPage: true,
    })),
  ),
];
const calls: readonly Asked[] = [
  { path: `/api/ta/Tournament/Season/${seasonId}`, weight: 15, isPage: false },
  { path: '/api/ta/ScheduledMatchesBySport/?sportIds=199&date=11/21/2026', weight: 25, isPage: false },
  ...leagues.flatMap((league) =>
    ['ta/TournamentMatches', 'ta/TournamentTeams', 'ta/TournamentStandings'].map((call) => ({
      path: `/api/${call}/?tournamentId=${league}`,
      weight: 5,
      isPage: false,
    })),
  ),
];
const paths = [...calls, ...pages].map(({ path }) => path);

const folder = mkdtempSync(join(tmpdir(), 'kampdag-bench-'));
chmodSync(folder, 0o755);
const opened: Target[] = [];
const kept = <A extends Target>(target: A): A => {
  opened.push(target);
  return target;
};

const ofRound = (of: keyof Round, found: readonly Round[]): number => median(found.map((round) => round[of]));

/** Puts a load on all targets in turn, in rounds, and prints their medians beside the plain server's. */
const measure = async (
  title: string,
  targets: readonly Target[],
  asked: readonly Asked[],
  load: Load,
): Promise<readonly (readonly Round[])[]> => {
  const found = targets.map((): Round[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) found[index]?.push(await loadOn(target, asked, load));
  }
  const base = found.at(-1) ?? [];
  console.log(
    `\n${title}: medians of ${rounds} rounds of ${load.seconds} s, ${load.connections} connections`,
  );
  for (const [index, target] of targets.entries()) {
    const own = found[index] ?? [];
    const rate = median(own.map((round, at) => round.rate / (base[at]?.rate ?? Number.NaN)));
    const cost = ofRound('cost', base) / ofRound('cost', own);
    const failed = own.reduce((sum, round) => sum + round.failed, 0);
    console.log(
      [
        target.name.padEnd(26),
        `${Math.round(ofRound('rate', own)).toLocaleString('en').padStart(7)} /s`,
        `p50 ${ofRound('p50', own).toFixed(0).padStart(3)} ms`,
        `p99 ${ofRound('p99', own).toFixed(0).padStart(4)} ms`,
        `${ofRound('cost', own).toFixed(0).padStart(5)} µs of processor each`,
        `ratio ${rate.toFixed(2)} by answers, ${cost.toFixed(2)} by processor`,
        ...(failed > 0 ? [`${failed} failed`] : []),
      ].join('   '),
    );
  }
  return found;
};

const renderings = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
  return Number(/^kampdag_pages_rendered_total (\d+)/m.exec(text)?.[1]);
};

try {
  await untilQuiet(site.pid);
  const origin = kept(await originTarget(site, ports.site, paths));
  const edge = kept(await edgeTarget(join(folder, 'edge'), ports.edge, origin));
  const plain = kept(await plainTarget(join(folder), ports.plain, paths, origin));
  const all = [origin, edge, plain];
  const [load = 0] = loadavg();
  console.log(`load of the machine at the start: ${load.toFixed(1)} on ${cpus().length} processors`);
  const [alone = []] = await measure('calls', all, calls, full);
  await measure('the front page', all, pages.slice(0, 1), full);
  await measure(`${pages.length} pages, each made once a second`, all, pages, full);
  // The same for each connection.
  const half = Math.floor(ofRound('rate', alone) / 2 / full.connections) * full.connections;
  await measure(`calls, ${half.toLocaleString('en')} a second, half of what the origin can`, all, calls, {
    ...full,
    rate: half,
  });

  const before = await renderings();
  const crowd = await Promise.all(
    Array.from({ length: 1_000 }, (_, visitor) =>
      fetch(`http://localhost:${ports.site}${pages.at(-1)?.path ?? '/'}`, {
        headers: { cookie: `_ga=${visitor}` },
      }).then(
        async (answer) => (await answer.text()).includes('</html>'),
        () => false,
      ),
    ),
  );
  console.log(
    `\n1,000 visitors of one page at once: ${crowd.filter(Boolean).length} answered, ${(await renderings()) - before} rendering(s)`,
  );

  const quiet: Load = { seconds: full.seconds, connections: 32, rate: Math.min(half, 1_000) };
  const without = await loadOn(origin, calls, quiet);
  const slow = await openSlowSockets(ports.site, 1_000);
  const beside = await loadOn(origin, calls, quiet);
  slow.close();
  console.log(
    `1,000 slow sockets: p99 of others at ${quiet.rate} a second ${without.p99} ms without, ${beside.p99} ms beside them`,
  );
} finally {
  for (const target of opened.toReversed()) await target.stop();
  if (opened.length === 0) site.kill();
  rmSync(folder, { recursive: true });
}
