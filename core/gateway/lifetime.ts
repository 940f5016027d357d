/** How long an answer may be served from the cache, in milliseconds. */
export interface Lifetime {
  /** Served without a request. */
  readonly fresh: number;
  /** Then served stale at once while it is revalidated. */
  readonly stale: number;
  /** Then served only on error or timeout. */
  readonly onError: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const lifetime = (fresh: number): Lifetime => ({
  fresh,
  stale: Math.max(2 * second, Math.min(5 * minute, fresh)),
  onError: day,
});

/** Lifetimes by what changes the answer; what the live channel updates anyway is fresh for seconds only. */
export const lifetimes = {
  /** Changed by each message of a match. */
  log: { fresh: second, stale: 0, onError: 10 * second },
  /** Never changed, but perhaps withdrawn. */
  pastLog: { fresh: 10 * second, stale: 2 * second, onError: 10 * second },
  /** Changed by a live match. */
  match: lifetime(2 * second),
  /** Changed by any match of a league. */
  matchList: lifetime(5 * second),
  /** Changed after a match. */
  table: lifetime(minute),
  /** Changed by hand, now and then. */
  register: lifetime(5 * minute),
  /** Changed once a season. */
  season: lifetime(10 * minute),
  /** Set up with a league. */
  settings: lifetime(hour),
  /** Hardly ever changed. */
  constant: lifetime(day),
} satisfies Readonly<Record<string, Lifetime>>;
