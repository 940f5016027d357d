import type { Branded } from '../../brand.ts';
import type { Instant } from '../../time/instant.ts';

/**
 * A message's place in its channel, ordered as text. The channel's own serials (`01795232566109-000@series:000`) already
 * sort so; a recording's integers are padded.
 */
export type Serial = Branded<string, 'Serial'>;
export const Serial = (value: string): Serial => value as Serial;

/** Reads a serial from an address; null for a text that is none, whose place in a channel would be anywhere. */
export const readSerial = (text: string | null): Serial | null =>
  text !== null && /^\d{13,20}[-@:\w]{0,60}$/.test(text) ? Serial(text) : null;

/** A recording's integer serial as a channel serial that keeps its order. */
export const serialOfInteger = (value: number): Serial => Serial(String(value).padStart(16, '0'));

/** An event's first place in the channel: by server time, with the serial as tie-break (reading 18). */
export interface TimeToken {
  readonly timestamp: Instant;
  readonly serial: Serial;
}

/** Negative when `a` comes before `b`, zero when they are equal. */
export const compareTokens = (a: TimeToken, b: TimeToken): -1 | 0 | 1 =>
  a.timestamp !== b.timestamp
    ? a.timestamp < b.timestamp
      ? -1
      : 1
    : a.serial === b.serial
      ? 0
      : a.serial < b.serial
        ? -1
        : 1;
