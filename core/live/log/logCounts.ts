/**
 * The channel's messages by outcome: each is counted once, so that the numbers after `messages` add up to it
 * (recordings.md, "The summary"). Order and repetition of delivery make no difference.
 */
export interface LogCounts {
  readonly messages: number;
  readonly kept: number;
  readonly replaced: number;
  readonly deletes: number;
  readonly deleted: number;
  readonly duplicates: number;
  readonly matchData: number;
  readonly unreadable: number;
  readonly foreign: number;
}

/** The counts of an empty channel. */
export const noCounts = (): { -readonly [K in keyof LogCounts]: LogCounts[K] } => ({
  messages: 0,
  kept: 0,
  replaced: 0,
  deletes: 0,
  deleted: 0,
  duplicates: 0,
  matchData: 0,
  unreadable: 0,
  foreign: 0,
});
