import { get as request } from 'node:http';
import { WebSocket } from 'ws';
import { randomFrom } from '../random.ts';

/** The visitors' activity so far. */
export interface VisitorCounts {
  readonly asked: number;
  readonly pages: number;
  readonly messages: number;
  /** Answers with a 5xx, and missing ones. */
  readonly failed: number;
}

/** Visitors who request everything at random. */
export interface Visitors {
  readonly begin: (count: number) => Promise<void>;
  readonly counts: () => VisitorCounts;
  readonly end: () => void;
}

interface Site {
  readonly host: string;
  readonly sportId: number;
  readonly statistics: readonly string[];
  readonly ofMatch: readonly string[];
  readonly pages: readonly string[];
}

const common = ['/scoreboard', '/schedule', '/standings', '/teammembers', '/transfers'];

const sites: readonly Site[] = [
  {
    host: 'localhost',
    sportId: 199,
    statistics: [
      'icehockey/TournamentPlayers/#',
      'icehockey/tournamentGoalieLeaders/#',
      'icehockey/TeamStatistics/#',
      'icehockey/spectators/#',
    ],
    ofMatch: ['icehockey/Match/Goals/#', 'icehockey/Match/Penalties/#', 'icehockey/Match/Players/#'],
    pages: [
      ...common,
      '/statistics/players',
      '/statistics/goalies',
      '/statistics/teams',
      '/statistics/attendance',
    ],
  },
  {
    host: 'basketball.localhost',
    sportId: 198,
    statistics: ['basketball/tournament/players/#', 'basketball/tournament/teams/#'],
    ofMatch: ['basketball/match/Players/#'],
    pages: [...common, '/statistics/basketball/players', '/statistics/basketball/teams'],
  },
  {
    host: 'volleyball.localhost',
    sportId: 157,
    statistics: ['ta/TournamentStandings/?tournamentId=#'],
    ofMatch: ['volleyball/match/Players/#'],
    pages: common,
  },
];

const years = [2021, 2022, 2023, 2024, 2025, 2026];

/** The number of live sockets at once, and the milliseconds that each stays open. */
const sockets = 60;
const stay = 8_000;

interface League {
  readonly site: Site;
  readonly seasonId: string;
  readonly tournamentId: number;
}

/** Starts visitors of a site at a port. */
export const createVisitors = ({
  port,
  seed,
}: {
  readonly port: number;
  readonly seed: number;
}): Visitors => {
  const chance = randomFrom(seed);
  const counts = { asked: 0, pages: 0, messages: 0, failed: 0 };
  const leagues: League[] = [];
  const state = { ended: false };
  const open = new Set<WebSocket>();

  const pick = <A>(list: readonly A[]): A => {
    const found = list[Math.floor(chance() * list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };

  const read = (site: Site, path: string): Promise<string> =>
    new Promise((resolve) => {
      counts.asked += 1;
      const asked = request(
        { port, path, headers: { host: `${site.host}:${port}`, 'accept-encoding': 'identity' } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            if ((response.statusCode ?? 0) >= 500) counts.failed += 1;
            resolve(Buffer.concat(chunks).toString());
          });
        },
      );
      asked.on('error', () => {
        counts.failed += 1;
        resolve('{}');
      });
    });

  const call = async <A>(site: Site, path: string): Promise<A> =>
    JSON.parse(await read(site, `/api/${path}`)) as A;

  const explore = async (): Promise<void> => {
    for (const site of sites) {
      for (const year of years) {
        const { seasons } = await call<{ seasons: readonly { seasonId: string }[] }>(
          site,
          `ta/Seasons/?sportId=${site.sportId}&year=${year}`,
        );
        const seasonId = seasons[0]?.seasonId;
        if (seasonId === undefined) continue;
        const { tournamentsInSeason } = await call<{
          tournamentsInSeason: readonly { tournamentId: number; areMatchesPublished: boolean }[];
        }>(site, `ta/Tournament/Season/${seasonId}`);
        for (const { tournamentId, areMatchesPublished } of tournamentsInSeason) {
          if (areMatchesPublished) leagues.push({ site, seasonId, tournamentId });
        }
      }
    }
  };

  const visitLeague = async ({ site, seasonId, tournamentId }: League): Promise<void> => {
    const query = `seasonId=${seasonId}&tournamentId=${tournamentId}`;
    await read(site, `${pick(site.pages)}?${query}`);
    counts.pages += 1;
    await read(site, `/api/${pick(site.statistics).replace('#', String(tournamentId))}`);
    const { matches = [] } = await call<{ matches?: readonly { matchId: number; hometeamId: number }[] }>(
      site,
      `ta/TournamentMatches/?tournamentId=${tournamentId}`,
    );
    for (let visit = 0; visit < 4 && matches.length > 0; visit += 1) {
      const { matchId, hometeamId } = pick(matches);
      await read(site, `/match?${query}&matchId=${matchId}`);
      counts.pages += 1;
      await read(site, `/api/${pick(site.ofMatch).replace('#', String(matchId))}`);
      await read(site, `/api/ta/MatchIncidents?matchId=${matchId}`);
      const members = await call<readonly { personId: number }[]>(site, `ta/TeamMembers/${hometeamId}`);
      const player = members[0];
      if (player === undefined) continue;
      await read(site, `/player?${query}&playerId=${player.personId}&orgId=${hometeamId}`);
      counts.pages += 1;
    }
  };

  const visit = async (): Promise<void> => {
    while (!state.ended) await visitLeague(pick(leagues));
  };

  const follow = async (site: Site, matchId: number, visitor: number): Promise<void> => {
    const token = await read(site, `/api/live/token?clientId=bench-${visitor}`);
    const socket = new WebSocket(
      `ws://localhost:${port}/?access_token=${encodeURIComponent(token)}&clientId=bench-${visitor}&format=json&heartbeats=true&v=6`,
    );
    open.add(socket);
    socket.on('open', () => socket.send(JSON.stringify({ action: 10, channel: `match:${matchId}:all` })));
    socket.on('message', () => {
      counts.messages += 1;
    });
    socket.on('error', () => socket.terminate());
    await read(site, `/channels/match%3A${matchId}%3Aall/messages?limit=100`);
    await new Promise((resolve) => setTimeout(resolve, stay * (0.5 + chance())));
    socket.terminate();
    open.delete(socket);
  };

  const watch = async (visitor: number): Promise<void> => {
    for (let visits = 0; !state.ended; visits += 1) {
      const site = pick(sites);
      const { matches } = await call<{ matches: readonly { matchId: number; matchResult?: unknown }[] }>(
        site,
        `ta/ScheduledMatchesBySport/?sportIds=${site.sportId}&date=11/21/2026`,
      );
      const live = matches.filter(({ matchResult }) => (matchResult ?? null) === null).slice(0, 30);
      if (live.length > 0) await follow(site, pick(live).matchId, visitor * 100_000 + visits);
    }
  };

  return {
    begin: async (count) => {
      await explore();
      const all = [
        ...Array.from({ length: count }, () => visit()),
        ...Array.from({ length: sockets }, (_, visitor) => watch(visitor)),
      ];
      for (const one of all) {
        one.catch((error: unknown) => {
          counts.failed += 1;
          if (!state.ended) console.error(error);
        });
      }
    },
    counts: () => ({ ...counts }),
    end: () => {
      state.ended = true;
      for (const socket of open) socket.terminate();
    },
  };
};
