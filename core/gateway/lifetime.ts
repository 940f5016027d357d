/** How long an answer may be given, in milliseconds. */
export interface Lifetime {
  /** It is given again without a question. */
  readonly fresh: number;
  /** After that, so long it is given at once, marked as stale, while it is asked for anew. */
  readonly stale: number;
  /** After that, so long it is given only where nobody answers, or not in time. */
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

/** How long answers live, by what changes them: what the live channel tells anyway is asked for again after seconds. */
export const lifetimes = {
  /** Changed by a match in play. */
  match: lifetime(2 * second),
  /** Changed by every match of a league. */
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
