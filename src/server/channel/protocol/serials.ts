import { Serial } from '@kampdag/core/live/log/timeToken';

/** Constant, so that the serials of a deterministic source are the same after a restart. */
const SERIES = 'kampdag';

/**
 * A place in a channel: `<milliseconds, 14 digits>-<counter, 3 digits>@<series>` (ably-protocol §3). The order of the
 * text is the order of the channel.
 */
export type Position = Serial;

/** The place before every message. */
export const ORIGIN: Position = Serial(`${'0'.repeat(14)}-000@${SERIES}`);

/** A pure function of server time (milliseconds) and the count among the messages of that same millisecond. */
export const positionAt = (timestamp: number, counter = 0): Position =>
  Serial(
    `${String(timestamp + Math.floor(counter / 1000)).padStart(14, '0')}-${String(counter % 1000).padStart(3, '0')}@${SERIES}`,
  );

/** The server time (milliseconds) that a place stands for. */
export const timestampOf = (position: Position): number => Number(position.slice(0, 14));
/** The count of a place among those of its millisecond. */
export const counterOf = (position: Position): number => Number(position.slice(15, 18));

/** The smallest place after this one. */
export const nextPosition = (position: Position): Position =>
  positionAt(timestampOf(position), counterOf(position) + 1);

/** A place before every message of that millisecond or later, and after every earlier one. */
export const positionBefore = (timestamp: number): Position => positionAt(Math.max(0, timestamp - 1), 999);

/** The serial of one message of a batch: unique in its channel, ordered like its place. */
export const messageSerial = (position: Position, index: number): Serial =>
  Serial(`${position}:${String(index).padStart(3, '0')}`);

/** The place of the batch a message serial belongs to. */
export const positionOf = (serial: string): Position => Serial(serial.split(':', 1)[0] ?? serial);

const POSITION = /^\d{14}-\d{3}@[\w-]{1,64}$/;

/** Whether a client's text is a place in a channel of any series. */
export const isPosition = (text: string): text is Position => POSITION.test(text);

/**
 * Places for timestamps in ascending order: equal milliseconds are counted. The same timestamps give the same places,
 * however much of the list is there yet.
 */
export const positionsOf = (timestamps: readonly number[]): readonly Position[] => {
  let counter = 0;
  return timestamps.map((timestamp, index) => {
    counter = index > 0 && timestamps[index - 1] === timestamp ? counter + 1 : 0;
    return positionAt(timestamp, counter);
  });
};
