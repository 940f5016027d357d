import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an upstream may do to those who ask it. */
export const faults = [
  'hangs',
  'resets',
  'answers 503',
  'breaks off',
  'answers HTML',
  'answers wrong types',
  'answers 20 MB',
  'drips',
  'is away',
] as const;
export type Fault = (typeof faults)[number];

/** An upstream that does as it is told. */
export interface FaultyUpstream {
  readonly port: number;
  /** null: it answers as it should. */
  readonly turn: (fault: Fault | null) => Promise<void>;
  readonly asked: () => number;
  readonly close: () => void;
}

const json = { 'content-type': 'application/json' };
const huge = Buffer.alloc(20 * 1024 * 1024, 0x20);

const behaviours: Readonly<Record<Fault, (request: IncomingMessage, response: ServerResponse) => void>> = {
  hangs: () => undefined,
  resets: ({ socket }) => socket.resetAndDestroy(),
  'answers 503': (_, response) => response.writeHead(503).end('busy'),
  'breaks off': (_, response) => {
    response.writeHead(200, { ...json, 'content-length': 1_000 });
    response.write('{"teams":[{"teamId":1,"te');
    setTimeout(() => response.destroy(), 20);
  },
  'answers HTML': (_, response) => response.writeHead(200).end('<!doctype html><h1>502 Bad Gateway</h1>'),
  'answers wrong types': (_, response) => response.writeHead(200, json).end('"forty-two"'),
  'answers 20 MB': (_, response) => response.writeHead(200, json).end(huge),
  drips: (_, response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 500);
    response.on('close', () => clearInterval(timer));
  },
  'is away': ({ socket }) => socket.destroy(),
};

/** Rows of every kind by which a call may be answered; what it has no rows of is empty. */
const bodyOf = (url: string): string => {
  const id = Number(/\d+/.exec(url)?.[0] ?? 0);
  const teams = Array.from({ length: 20 }, (_, index) => ({
    teamId: id * 100 + index,
    team: `Lag ${index}`,
  }));
  const matches = teams.map(({ teamId, team }) => ({
    matchId: teamId,
    matchDate: '2026-11-21T00:00:00',
    matchStartTime: 1800,
    tournamentId: id,
    hometeam: team,
    awayteam: 'Gjestene',
    statusTypeId: 1,
  }));
  return JSON.stringify({ teams, matches });
};

/** Opens an upstream that answers as it should until it is told otherwise. */
export const openFaultyUpstream = async (): Promise<FaultyUpstream> => {
  const state: { fault: Fault | null; asked: number } = { fault: null, asked: 0 };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    state.asked += 1;
    response.on('error', () => response.destroy());
    if (state.fault === null) response.writeHead(200, json).end(bodyOf(request.url ?? ''));
    else behaviours[state.fault](request, response);
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    return server;
  };
  const open: { server: Server } = { server: await listen(0) };
  const { port } = open.server.address() as AddressInfo;
  const shut = (): void => {
    open.server.close();
    open.server.closeAllConnections();
  };
  return {
    port,
    asked: () => state.asked,
    turn: async (fault) => {
      const wasAway = state.fault === 'is away';
      state.fault = fault;
      if (fault === 'is away') shut();
      else if (wasAway) open.server = await listen(port);
    },
    close: shut,
  };
};
