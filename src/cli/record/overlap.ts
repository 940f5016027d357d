import { isDeepStrictEqual } from 'node:util';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';

const isSameMessage = (a: ChannelMessage, b: ChannelMessage): boolean =>
  a.timestamp === b.timestamp && a.error === b.error && isDeepStrictEqual(a.data, b.data);

/** Whether both sequences are equal backwards from these indices until one starts. */
const matchesBackwards = (
  recorded: readonly ChannelMessage[],
  history: readonly ChannelMessage[],
  until: number,
): boolean => {
  for (let back = 0; back < recorded.length && back <= until; back += 1) {
    const written = recorded[recorded.length - 1 - back];
    const sent = history[until - back];
    if (written === undefined || sent === undefined || !isSameMessage(written, sent)) return false;
  }
  return true;
};

/** How a channel's history continues a recording. */
export type Continuation =
  /** The history from this index on is missing in the recording. */
  | { readonly type: 'from'; readonly index: number }
  /** The whole history is newer than the recording: the messages in between are lost. */
  | { readonly type: 'gap' }
  /** They do not match: another channel, or another file. */
  | { readonly type: 'strange' };

/**
 * Finds the end of a recording in the channel's history. A recording has its own serials, so times and contents are compared over
 * the whole overlap, which handles equal messages within a millisecond. The history may start later than the recording (it is
 * stored for a few days), or earlier.
 *
 * @param recorded the recording's messages, oldest first
 * @param history the channel's messages, oldest first
 */
export const continuationOf = (
  recorded: readonly ChannelMessage[],
  history: readonly ChannelMessage[],
): Continuation => {
  const last = recorded.at(-1);
  const first = history[0];
  if (last === undefined || first === undefined) return { type: 'from', index: 0 };
  // Both usually start with the same message, which is unambiguous.
  const together = recorded.length - 1;
  if (together < history.length && matchesBackwards(recorded, history, together)) {
    return { type: 'from', index: recorded.length };
  }
  for (let until = history.length - 1; until >= 0; until -= 1) {
    if (matchesBackwards(recorded, history, until)) return { type: 'from', index: until + 1 };
  }
  return first.timestamp > last.timestamp ? { type: 'gap' } : { type: 'strange' };
};
