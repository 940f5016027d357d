/** Milliseconds: the least, and the most that is believed. */
const [least, most] = [1_000, 300_000] as const;

/** By how much of itself a pause is drawn out at most, so that replicas do not come back at once. */
const jitter = 0.2;

/**
 * Milliseconds for which a `Retry-After` header (RFC 9110 §10.2.3: seconds, or a date) asks to be left alone, spread by `random` (0 up
 * to 1); null where there is none that can be read. `now` is the wall time in milliseconds since 1970.
 */
export const pauseOf = (header: string | undefined, now: number, random: number): number | null => {
  if (header === undefined) return null;
  const asked = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? null : Math.min(most, Math.max(least, asked)) * (1 + jitter * random);
};
