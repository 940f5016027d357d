import { WebSocket } from 'ws';

/** Who else there is while cached answers are asked for. */
export interface Company {
  readonly end: () => void;
}

interface Matches {
  readonly matches: readonly { readonly matchId: number; readonly matchResult?: unknown }[];
}

const json = async <A>(url: string): Promise<A> => (await (await fetch(url)).json()) as A;

/**
 * Visitors who follow the matches in play on the live channel, evenly.
 *
 * @param date as the call has it: `MM/DD/YYYY`
 */
export const followLive = async (address: string, date: string, count: number): Promise<Company> => {
  const { matches } = await json<Matches>(
    `${address}/api/ta/ScheduledMatchesBySport/?sportIds=199&date=${date}`,
  );
  const live = matches.filter(({ matchResult }) => (matchResult ?? null) === null).slice(0, 6);
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, visitor) => {
      const token = await (await fetch(`${address}/api/live/token?clientId=bench-${visitor}`)).text();
      const socket = new WebSocket(
        `${address.replace('http', 'ws')}/?access_token=${encodeURIComponent(token)}&clientId=bench-${visitor}&format=json&heartbeats=true&v=6`,
      );
      const channel = `match:${live[visitor % live.length]?.matchId ?? 0}:all`;
      socket.on('open', () => socket.send(JSON.stringify({ action: 10, channel })));
      socket.on('error', () => socket.terminate());
      return socket;
    }),
  );
  return {
    end: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};

/** What is asked of each league of an older season. */
const calls = [
  'ta/TournamentMatches/?tournamentId=#',
  'ta/TournamentStandings/?tournamentId=#',
  'icehockey/TournamentPlayers/#',
];

/** Milliseconds between an answer and the next question: somebody looks at it. */
const look = 250;

/** Somebody who asks for what nobody has asked for before, one question after the other: the simulator plays season after season for them. */
export const browseOlder = (address: string, years: readonly number[]) => {
  const untold: string[] = [];
  const state = { isAsking: false };
  const fill = async (): Promise<void> => {
    for (const year of years) {
      const { seasons } = await json<{ seasons: readonly { seasonId: string }[] }>(
        `${address}/api/ta/Seasons/?sportId=199&year=${year}`,
      );
      const { tournamentsInSeason } = await json<{
        tournamentsInSeason: readonly { tournamentId: number }[];
      }>(`${address}/api/ta/Tournament/Season/${seasons[0]?.seasonId ?? ''}`);
      for (const { tournamentId } of tournamentsInSeason) {
        untold.push(...calls.map((call) => call.replace('#', String(tournamentId))));
      }
    }
  };
  const ask = async (): Promise<void> => {
    while (state.isAsking) {
      const next = untold.shift();
      if (next === undefined) return;
      await (await fetch(`${address}/api/${next}`)).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, look));
    }
  };
  /** Begins to ask, where it was left. */
  return async (): Promise<Company> => {
    if (untold.length === 0) await fill();
    state.isAsking = true;
    ask().catch(() => {});
    return {
      end: () => {
        state.isAsking = false;
      },
    };
  };
};
