/** The minimum and maximum pause, in milliseconds. */
const [least, most] = [1_000, 300_000] as const;

/** Maximum random extension of a pause, so that replicas do not return at once. */
const jitter = 0.2;

/**
 * The pause in milliseconds that a `Retry-After` header (RFC 9110 §10.2.3: seconds, or a date) requests, spread by `random` (0 up
 * to 1); null when missing or malformed. `now` is in milliseconds since 1970.
 */
export const pauseOf = (header: string | undefined, now: number, random: number): number | null => {
  if (header === undefined) return null;
  const requested = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(requested) ? null : Math.min(most, Math.max(least, requested)) * (1 + jitter * random);
};
