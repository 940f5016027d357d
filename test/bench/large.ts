import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { createFederation } from '../../fixtures/simulation/federation.ts';
import { freePort } from '../../src/cli/demo/processes.ts';
import { federationEnv, launch } from '../journeys/support/site.ts';
import { openUpstream } from '../support/federation/upstream.ts';
import { recordedDeployments, shippedExample, shippedUpstreams } from '../upstream/deployments.ts';

/**
 * How long the built server answers nobody else while it answers what is far too large (`npm run bench:large`, after `npm run build`): an
 * 8,000-incident match, lists of 20,000 rows, deep documents. Prints the longest pause of its loop for each, the median of five
 * servers, with the answer's status. Goal: 100 ms.
 */
const now = '2026-11-21T19:20:00+01:00';
const runs = 5;
const goal = 100;

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body with its longest list repeated to so many rows, each of its own id. */
const grown = (body: unknown, rows: number, id: string): unknown => {
  if (!isRow(body) && !Array.isArray(body)) return body;
  const lists = Object.entries(isRow(body) ? body : { '': body }).filter(([, value]) => Array.isArray(value));
  const [name, list] = lists.toSorted(
    ([, a], [, b]) => (b as readonly unknown[]).length - (a as readonly unknown[]).length,
  )[0] ?? ['', []];
  const own = list as readonly Row[];
  const many = Array.from({ length: rows }, (_, at) => ({ ...own[at % own.length], [id]: 50_000_000 + at }));
  return isRow(body) ? { ...body, [name]: many } : many;
};

const deep = (levels: number, width: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>(
    (inner) => Array.from({ length: width }, (_, at) => (at === 0 ? inner : 0)),
    0,
  );

const folder = await mkdtemp(join(tmpdir(), 'kampdag-large-'));
const [deployment] = recordedDeployments;
if (deployment === undefined) throw new Error('the example has no deployment');
const federation = createFederation({ deployment, seed: 1 });
const answerOf = (path: string): unknown => {
  const answer = federation.answer(path, Instant(Date.parse(now)));
  return either.isRight(answer) ? answer.right : null;
};
const rowsOf = (path: string): readonly Row[] => {
  const body = answerOf(path);
  return (isRow(body) ? Object.values(body) : [body]).flatMap((value) =>
    Array.isArray(value) ? value.filter(isRow) : [],
  );
};
const seasonId = rowsOf(`ta/Seasons/?sportId=${deployment.sportId}&year=2026`)[0]?.['seasonId'];
const league = rowsOf(`ta/Tournament/Season/${String(seasonId)}`).find(
  (row) => row['isResultPublished'] === true,
);
const tournamentId = String(league?.['tournamentId']);
const match = rowsOf(`ta/TournamentMatches/?tournamentId=${tournamentId}`).find(({ matchResult }) =>
  isRow(matchResult),
);
const matchId = String(match?.['matchId']);
const chosen = `seasonId=${String(seasonId)}&tournamentId=${tournamentId}`;

/** What grows, and what a visitor then asks for. */
const cases: readonly {
  readonly name: string;
  readonly grows: RegExp;
  readonly into: (body: unknown) => unknown;
  readonly paths: readonly string[];
}[] = [
  {
    name: 'nothing',
    grows: /^$/,
    into: (body) => body,
    paths: [
      `/api/ta/MatchIncidents?matchId=${matchId}`,
      `/match?${chosen}&matchId=${matchId}`,
      `/schedule?${chosen}`,
    ],
  },
  {
    name: 'a match of 8,000 incidents',
    grows: /MatchIncidents\?/,
    into: (body) => grown(body, 8_000, 'matchIncidentId'),
    paths: [
      `/api/ta/MatchIncidents?matchId=${matchId}`,
      `/match?${chosen}&matchId=${matchId}`,
      `/open/v1/matches/${matchId}`,
      `/share/match/${matchId}.png`,
    ],
  },
  ...[20_000, 3_000, 1_250].map((matches) => ({
    name: `a league of ${matches.toLocaleString('en')} matches`,
    grows: /TournamentMatches/,
    into: (body: unknown) => grown(body, matches, 'matchId'),
    paths: [
      `/api/ta/TournamentMatches/?tournamentId=${tournamentId}`,
      `/schedule?${chosen}`,
      `/scoreboard?${chosen}`,
      `/open/v1/leagues/${tournamentId}/schedule`,
      `/calendar/league/${tournamentId}.ics`,
    ],
  })),
  {
    name: 'a table of 20,000 teams',
    grows: /TournamentStandings\/\?/,
    into: (body) => grown(body, 20_000, 'orgId'),
    paths: [`/api/ta/TournamentStandings/?tournamentId=${tournamentId}`, `/standings?${chosen}`],
  },
  {
    name: 'a document 60 deep of lists of 5,000',
    grows: /TournamentStandings\/\?|MatchIncidents\?/,
    into: () => deep(60, 5_000),
    paths: [
      `/api/ta/TournamentStandings/?tournamentId=${tournamentId}`,
      `/match?${chosen}&matchId=${matchId}`,
    ],
  },
  {
    name: 'a document 100,000 deep',
    grows: /TournamentStandings\/\?|MatchIncidents\?/,
    into: () => null,
    paths: [
      `/api/ta/TournamentStandings/?tournamentId=${tournamentId}`,
      `/match?${chosen}&matchId=${matchId}`,
    ],
  },
];

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const state = { grows: cases[0]?.grows ?? /^$/, into: (body: unknown): unknown => body, isDeepest: false };
const upstream = await openUpstream((request, response) => {
  const path = (request.url ?? '').slice(1);
  const body = answerOf(path);
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
  if (!state.grows.test(path)) response.end(JSON.stringify(body));
  else if (state.isDeepest) response.end(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  else response.end(JSON.stringify(state.into(body)));
});
const file = join(folder, 'deployments.json');
const [address = ''] = [...shippedUpstreams].flatMap(([id, own]) => (id === deployment.id ? [own] : []));
await writeFile(
  file,
  JSON.stringify({
    ...JSON.parse(shippedExample),
    deployments: JSON.parse(shippedExample).deployments.filter(
      ({ id }: { id: string }) => id === deployment.id,
    ),
  }).replace(address, upstream.address),
);

/** The longest pause of a fresh server's loop in milliseconds, and the status, for each path. */
const measure = async (paths: readonly string[]): Promise<readonly (readonly [number, number, number])[]> => {
  const [port, metrics] = [await freePort(), await freePort()];
  const { child, opening, printed } = await launch({
    ...federationEnv(port, file, now),
    KAMPDAG_METRICS_PORT: String(metrics),
  });
  if (opening === 'ended') throw new Error(printed());
  const host = { host: deployment.hosts[0] };
  const ask = async (path: string): Promise<readonly [number, number]> => {
    return new Promise((resolve, reject) => {
      const from = performance.now();
      request({ port, host: '127.0.0.1', path, headers: host }, (answer) => {
        answer.resume().on('end', () => resolve([answer.statusCode ?? 0, performance.now() - from]));
      })
        .on('error', reject)
        .end();
    });
  };
  /** The longest pause since it was asked last; the histogram begins anew. */
  const pause = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^kampdag_nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
  };
  const found: (readonly [number, number, number])[] = [];
  try {
    // Code is loaded by another page first.
    for (const path of ['/', `/standings?seasonId=${String(seasonId)}`]) await ask(path);
    for (const path of paths) {
      await delay(300);
      await pause();
      const [status, took] = await ask(path);
      await delay(100);
      found.push([Math.round(await pause()), status, Math.round(took)]);
    }
  } finally {
    child.kill('SIGKILL');
  }
  return found;
};

try {
  for (const { name, grows, into, paths } of cases) {
    state.grows = grows;
    state.into = into;
    state.isDeepest = name.includes('100,000');
    const all: (readonly (readonly [number, number, number])[])[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(paths));
    console.log(`${name}:`);
    for (const [at, path] of paths.entries()) {
      const pause = median(all.map((each) => each[at]?.[0] ?? Number.NaN));
      const took = median(all.map((each) => each[at]?.[2] ?? Number.NaN));
      console.log(
        `  ${path}: ${all[0]?.[at]?.[1]}, longest pause ${pause} ms (goal ${goal}: ${pause <= goal ? 'met' : 'missed'}), answered after ${took} ms`,
      );
    }
  }
} finally {
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
}
