import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from './gatewayTargets.ts';

/**
 * Whether those who open pages wait for share pictures: pages are asked for one after the other, alone and while a crawler wants fifty
 * pictures that nobody has drawn yet. Rounds of both take turns; the ratio of their 95th percentiles counts.
 */
const root = join(import.meta.dirname, '../..');
const built = process.env['BUILT'] ?? join(root, 'dist/current/server/main.js');
const port = 27_540;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const burst = 50;
const goal = 1.5;

if (!existsSync(built)) {
  console.log('bench:share needs dist/current/server/main.js (npm run build)');
  process.exit(0);
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

const site = await startSite(built, {
  PORT: String(port),
  KAMPDAG_NOW: '2026-11-21T19:20:00+01:00',
  KAMPDAG_DEPLOYMENT: 'icehockey',
  KAMPDAG_RATE_LIMIT: '0',
});
const at = (path: string): string => `http://localhost:${port}${path}`;
const json = async <A>(path: string): Promise<A> => (await (await fetch(at(`/api/${path}`))).json()) as A;

const { seasons } = await json<{ seasons: readonly { seasonId: string }[] }>(
  'ta/Seasons/?sportId=199&year=2026',
);
const seasonId = seasons[0]?.seasonId ?? '';
const { tournamentsInSeason } = await json<{ tournamentsInSeason: readonly { tournamentId: number }[] }>(
  `ta/Tournament/Season/${seasonId}`,
);
const lists = await Promise.all(
  tournamentsInSeason
    .slice(0, 8)
    .map(({ tournamentId }) =>
      json<{ matches?: readonly { matchId: number }[] }>(
        `ta/TournamentMatches/?tournamentId=${tournamentId}`,
      ),
    ),
);
const matchIds = lists.flatMap(({ matches = [] }) => matches.map(({ matchId }) => matchId));
const pages = ['scoreboard', 'schedule', 'today', 'transfers'].flatMap((screen) =>
  tournamentsInSeason
    .slice(0, 4)
    .map(({ tournamentId }) => at(`/${screen}?seasonId=${seasonId}&tournamentId=${tournamentId}`)),
);

/** Milliseconds of each page, asked for one after the other, until `isOver`. */
const visit = async (isOver: (visits: number) => boolean): Promise<readonly number[]> => {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    await (await fetch(pages[times.length % pages.length] ?? '')).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
};

await visit((visits) => visits >= 3 * pages.length);
// The thread of pictures has begun, and what matches are made of is at hand: their drawing alone is new.
await fetch(at(`/share/match/${matchIds[0]}.png`));

const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const alone = await visit((visits) => visits >= 400);
  const wanted = matchIds.slice(1 + round * burst, 1 + (round + 1) * burst);
  const state = { over: false, drawn: 0, refused: 0 };
  const drawAll = async (): Promise<void> => {
    await Promise.all(
      wanted.map(async (id) => {
        const { status, ...answer } = await fetch(at(`/share/match/${id}.png`)).then(async (response) => ({
          status: response.status,
          bytes: (await response.arrayBuffer()).byteLength,
        }));
        if (status === 200 && answer.bytes > 0) state.drawn += 1;
        else state.refused += 1;
      }),
    );
    state.over = true;
  };
  const drawing = drawAll();
  const beside = await visit((visits) => state.over && visits >= 20);
  await drawing;
  const [before, during] = [percentile(alone, 0.95), percentile(beside, 0.95)];
  ratios.push(during / before);
  console.log(
    `round ${round + 1}: p95 ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside ${state.drawn} pictures (${state.refused} refused), ` +
      `${beside.length} pages, slowest ${Math.max(...beside).toFixed(0)} ms`,
  );
}
const median = percentile(ratios, 0.5);
console.log(`p95 of pages beside ${burst} pictures: ${median.toFixed(2)} × alone (goal ${goal})`);
site.kill('SIGTERM');
process.exitCode = median <= goal ? 0 : 1;
