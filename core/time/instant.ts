import type { Branded } from '../brand.ts';

/** A moment: milliseconds since 1970-01-01T00:00Z. Always a parameter in core, never read from a clock. */
export type Instant = Branded<number, 'Instant'>;
export const Instant = (epochMilliseconds: number): Instant => epochMilliseconds as Instant;

/** Milliseconds from the one moment to the other, negative when `to` is the earlier. */
export const elapsedMs = (from: Instant, to: Instant): number => to - from;
