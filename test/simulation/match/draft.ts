import type { Random } from '@kampdag/core/random';

/** A message before it has a place in the channel. */
export interface Draft {
  /** Milliseconds of virtual time. */
  readonly at: number;
  readonly data: unknown;
  readonly error?: string;
}

/** The body of an event. */
export type Body = Readonly<Record<string, unknown>>;

/** The match all simulated messages are of. */
export const simulatedMatch = 8_393_577;

/** What the virtual clock's zero is on the server's: 21 November 2026, 18:00 UTC. */
export const epoch = 1_795_284_000_000;

/** A GUID as far as anybody looks at one. */
export const clientIdOf = (random: Random): string =>
  `${random.bits().toString(16).padStart(8, '0')}-${random.bits().toString(16).padStart(8, '0')}`;

export const isBody = (data: unknown): data is Body =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The time an event carries, seconds played, as the wire has it. */
export const mmss = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
