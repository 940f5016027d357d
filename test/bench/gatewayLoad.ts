import autocannon from 'autocannon';
import { scheduled, type Target } from './gatewayTargets.ts';
import { type Asked, visitorRequests } from './gatewayVisitors.ts';

/** How much is asked for. */
export interface Load {
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second in all; as many as are answered unless told. */
  readonly rate?: number;
}

/** What one round found. */
export interface Round {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds from when a request was due. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the processor for each answer, of all processes that answer. */
  readonly cost: number;
  /** Requests without an answer, and answers that tell of a fault. */
  readonly failed: number;
}

/** Requests that visitors make before they begin anew. */
const different = 1_000;

/** Puts a load of visitors on a target. */
export const loadOn = async (target: Target, asked: readonly Asked[], load: Load): Promise<Round> => {
  const requests = visitorRequests(asked, target.validatorOf, different).map(({ path, headers }) => ({
    method: 'GET' as const,
    path: target.addressOf(path),
    headers: { host: 'localhost', ...headers },
  }));
  const before = scheduled(target.pids);
  let begun = 0;
  const found = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    connections: load.connections,
    duration: load.seconds,
    ...(load.rate === undefined ? {} : { overallRate: load.rate }),
    // Each connection begins elsewhere, or all would ask for the same at once.
    setupClient: (client) => {
      const from = Math.floor((begun * different) / load.connections);
      begun += 1;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  return {
    rate: found.requests.average,
    p50: found.latency.p50,
    p99: found.latency.p99,
    cost: (scheduled(target.pids) - before) / 1_000 / found.requests.total,
    failed: found.errors + found.timeouts + found['4xx'] + found['5xx'],
  };
};
