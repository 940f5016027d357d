import type { Random } from '@kampdag/core/random';

/** A message without its serial. */
export interface Draft {
  /** Milliseconds of virtual time. */
  readonly at: number;
  readonly data: unknown;
  readonly error?: string;
}

/** The body of an event. */
export type Body = Readonly<Record<string, unknown>>;

/** The match of all simulated messages. */
export const simulatedMatch = 8_393_577;

/** The server time at virtual time 0: 21 November 2026, 18:00 UTC. */
export const epoch = 1_795_284_000_000;

/** A fake GUID. */
export const clientIdOf = (random: Random): string =>
  `${random.bits().toString(16).padStart(8, '0')}-${random.bits().toString(16).padStart(8, '0')}`;

export const isBody = (data: unknown): data is Body =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** An event's time, in wire fields. */
export const mmss = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
