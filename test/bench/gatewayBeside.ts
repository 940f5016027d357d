import { WebSocket } from 'ws';

/** Who else there is while cached answers are asked for. */
export interface Company {
  readonly end: () => void;
}

interface Matches {
  readonly matches: readonly {
    readonly matchId: number;
    readonly matchStartTime?: number | null;
    readonly matchResult?: unknown;
  }[];
}

/** Of the protocol: to attach to a channel, and to be attached. */
const attach = 10;
const attached = 11;
const message = 15;

const json = async <A>(url: string): Promise<A> => (await (await fetch(url)).json()) as A;

/**
 * Visitors who follow the matches in play on the live channel, evenly; all of them are attached when it is told.
 *
 * @param at when it is: the date as the call has it, `MM/DD/YYYY`, and the time as matches have it, `HHMM`
 */
export const followLive = async (
  address: string,
  at: { readonly date: string; readonly time: number },
  count: number,
): Promise<Company & { readonly heard: () => number }> => {
  const { matches } = await json<Matches>(
    `${address}/api/ta/ScheduledMatchesBySport/?sportIds=199&date=${at.date}`,
  );
  const live = matches
    .filter(
      ({ matchResult, matchStartTime }) =>
        (matchResult ?? null) === null && (matchStartTime ?? 2400) <= at.time,
    )
    .slice(0, 6);
  if (live.length === 0) throw new Error('No match is in play');
  let messages = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, visitor) => {
      const token = await (await fetch(`${address}/api/live/token?clientId=bench-${visitor}`)).text();
      const socket = new WebSocket(
        `${address.replace('http', 'ws')}/?access_token=${encodeURIComponent(token)}&clientId=bench-${visitor}&format=json&heartbeats=true&v=6`,
      );
      const channel = `match:${live[visitor % live.length]?.matchId ?? 0}:all`;
      socket.on('open', () => socket.send(JSON.stringify({ action: attach, channel })));
      await new Promise<void>((resolve, reject) => {
        socket.on('error', reject);
        socket.on('close', () => reject(new Error('The live channel closed')));
        socket.on('message', (data: Buffer) => {
          const { action } = JSON.parse(data.toString()) as { readonly action: number };
          if (action === attached) resolve();
          if (action === message) messages += 1;
        });
      });
      return socket;
    }),
  );
  return {
    heard: () => messages,
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
