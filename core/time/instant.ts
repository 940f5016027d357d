import type { Branded } from '../brand.ts';

/** A moment in milliseconds since 1970-01-01T00:00Z. A parameter in core, never read from a clock. */
export type Instant = Branded<number, 'Instant'>;
export const Instant = (epochMilliseconds: number): Instant => epochMilliseconds as Instant;

/** Milliseconds from one moment to the other, negative when `to` is earlier. */
export const elapsedMs = (from: Instant, to: Instant): number => to - from;
