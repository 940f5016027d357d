import { Serial } from '@kampdag/core/live/log/timeToken';

/** Constant, so that a deterministic source has the same serials after a restart. */
const SERIES = 'kampdag';

/**
 * A position in a channel: `<milliseconds, 14 digits>-<counter, 3 digits>@<series>` (ably-protocol §3). Positions sort as text.
 */
export type Position = Serial;

/** The position before every message. */
export const ORIGIN: Position = Serial(`${'0'.repeat(14)}-000@${SERIES}`);

/** The position of a server time (milliseconds) and a counter within that millisecond. */
export const positionAt = (timestamp: number, counter = 0): Position =>
  Serial(
    `${String(timestamp + Math.floor(counter / 1000)).padStart(14, '0')}-${String(counter % 1000).padStart(3, '0')}@${SERIES}`,
  );

/** The server time of a position, in milliseconds. */
export const timestampOf = (position: Position): number => Number(position.slice(0, 14));
/** The counter of a position within its millisecond. */
export const counterOf = (position: Position): number => Number(position.slice(15, 18));

/** The next position. */
export const nextPosition = (position: Position): Position =>
  positionAt(timestampOf(position), counterOf(position) + 1);

/** A position before every message of that millisecond or later, and after every earlier one. */
export const positionBefore = (timestamp: number): Position => positionAt(Math.max(0, timestamp - 1), 999);

/** The serial of a message in a batch: unique in its channel, in channel order. */
export const messageSerial = (position: Position, index: number): Serial =>
  Serial(`${position}:${String(index).padStart(3, '0')}`);

/** The position of a message serial's batch. */
export const positionOf = (serial: string): Position => Serial(serial.split(':', 1)[0] ?? serial);

const POSITION = /^\d{14}-\d{3}@[\w-]{1,64}$/;

/** Whether a client's text is a position of any series. */
export const isPosition = (text: string): text is Position => POSITION.test(text);

/** Places messages of ascending timestamps, counted within equal milliseconds. Stable as the list grows. */
export const positioned = <A extends { readonly timestamp: number }>(
  messages: readonly A[],
): readonly (A & { readonly position: Position })[] => {
  let counter = 0;
  return messages.map((message, index) => {
    counter = index > 0 && messages[index - 1]?.timestamp === message.timestamp ? counter + 1 : 0;
    return Object.assign({ position: positionAt(message.timestamp, counter) }, message);
  });
};
