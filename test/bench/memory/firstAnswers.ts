import { readFileSync } from 'node:fs';
import { get as request } from 'node:http';

/** What visitors ask for first of a league, and within how many milliseconds it is to come. */
interface Kind {
  readonly name: string;
  readonly limit: number;
  readonly path: (league: League) => string;
}

interface League {
  readonly tournamentId: number;
  readonly seasonId: string;
}

interface Site {
  readonly host: string;
  readonly sportId: number;
  readonly statistics: readonly string[];
}

const sites: readonly Site[] = [
  {
    host: 'localhost',
    sportId: 199,
    statistics: [
      'icehockey/TournamentPlayers',
      'icehockey/tournamentGoalieLeaders',
      'icehockey/TeamStatistics',
    ],
  },
  {
    host: 'basketball.localhost',
    sportId: 198,
    statistics: ['basketball/tournament/players', 'basketball/tournament/teams'],
  },
  { host: 'volleyball.localhost', sportId: 157, statistics: [] },
  { host: 'corporate.localhost', sportId: 196, statistics: [] },
];

/** Newest first, as visitors do: what is asked of older ones pushes out what was played of newer. */
const spans = [
  { name: 'this season', years: [2026] },
  { name: 'the one before', years: [2025] },
  { name: 'older', years: [2024, 2023, 2022, 2021] },
] as const;

/** Leagues of each season that each kind is asked for: none is asked for twice where there are enough. */
const leaguesEach = 3;

/** Milliseconds: a first answer, and a season's statistics. */
const limits = { answer: 150, statistics: 500 };

const kindsOf = ({ statistics }: Site): readonly Kind[] => [
  {
    name: 'matches',
    limit: limits.answer,
    path: ({ tournamentId }) => `/api/ta/TournamentMatches/?tournamentId=${tournamentId}`,
  },
  {
    name: 'standings',
    limit: limits.answer,
    path: ({ tournamentId }) => `/api/ta/TournamentStandings/?tournamentId=${tournamentId}`,
  },
  {
    name: 'page of the standings',
    limit: limits.answer,
    path: ({ tournamentId, seasonId }) => `/standings?seasonId=${seasonId}&tournamentId=${tournamentId}`,
  },
  ...statistics.map((call) => ({
    name: call.slice(call.indexOf('/') + 1),
    limit: limits.statistics,
    path: ({ tournamentId }: League) => `/api/${call}/${tournamentId}`,
  })),
];

interface Look {
  /** Milliseconds until the whole answer is there, and milliseconds of the processor that the server's main thread took. */
  readonly waited: number;
  readonly worked: number;
}

const median = (of: readonly number[]): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;

const read = (port: number, host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(
      { port, path, headers: { host: `${host}:${port}`, 'accept-encoding': 'identity' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(chunks).toString())
            : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      },
    ).on('error', reject);
  });

const json = async <A>(port: number, host: string, path: string): Promise<A> =>
  JSON.parse(await read(port, host, path)) as A;

const worked = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;

/** The leagues of a season that show their matches. */
const leaguesOf = async (port: number, { host, sportId }: Site, year: number): Promise<readonly League[]> => {
  const { seasons } = await json<{ seasons: readonly { seasonId: string }[] }>(
    port,
    host,
    `/api/ta/Seasons/?sportId=${sportId}&year=${year}`,
  );
  const seasonId = seasons[0]?.seasonId;
  if (seasonId === undefined) return [];
  const { tournamentsInSeason } = await json<{
    tournamentsInSeason: readonly { tournamentId: number; areMatchesPublished: boolean }[];
  }>(port, host, `/api/ta/Tournament/Season/${seasonId}`);
  return tournamentsInSeason
    .filter(({ areMatchesPublished }) => areMatchesPublished)
    .map(({ tournamentId }) => ({ tournamentId, seasonId }));
};

const lineOf = (host: string, { name, limit }: Kind, looks: readonly Look[]): string => {
  const waits = looks.map(({ waited }) => waited);
  const over = waits.filter((waited) => waited > limit).length;
  return `${host.padEnd(22)} ${name.padEnd(24)} ${median(waits).toFixed(0).padStart(5)} ms, at most ${Math.max(
    ...waits,
  )
    .toFixed(0)
    .padStart(5)}   processor ${median(looks.map((look) => look.worked))
    .toFixed(0)
    .padStart(4)} ms   ${over} of ${looks.length} over ${limit} ms`;
};

/** Asks a server for what nobody has asked it for before, in all seasons of all deployments, one question at a time. */
export const printFirstAnswers = async (port: number, pid: number): Promise<void> => {
  const ask = async (site: Site, kind: Kind, league: League): Promise<Look> => {
    const [from, before] = [performance.now(), worked(pid)];
    await read(port, site.host, kind.path(league));
    return { waited: performance.now() - from, worked: worked(pid) - before };
  };
  for (const span of spans) {
    console.log(`${span.name}: the median, the longest, and the processor that the server took`);
    for (const site of sites) {
      const seasons: (readonly League[])[] = [];
      for (const year of span.years) seasons.push(await leaguesOf(port, site, year));
      for (const [place, kind] of kindsOf(site).entries()) {
        const looks: Look[] = [];
        for (const leagues of seasons) {
          const first = (place * leaguesEach) % Math.max(1, leagues.length);
          for (const league of leagues.slice(first, first + leaguesEach)) {
            looks.push(await ask(site, kind, league));
          }
        }
        console.log(lineOf(site.host, kind, looks));
      }
    }
  }
};
