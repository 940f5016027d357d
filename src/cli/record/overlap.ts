import { isDeepStrictEqual } from 'node:util';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';

const isSameMessage = (a: ChannelMessage, b: ChannelMessage): boolean =>
  a.timestamp === b.timestamp && a.error === b.error && isDeepStrictEqual(a.data, b.data);

/** Whether the two run alike backwards from these places until one of them begins. */
const runsAlike = (
  recorded: readonly ChannelMessage[],
  history: readonly ChannelMessage[],
  until: number,
): boolean => {
  for (let back = 0; back < recorded.length && back <= until; back += 1) {
    const written = recorded[recorded.length - 1 - back];
    const told = history[until - back];
    if (written === undefined || told === undefined || !isSameMessage(written, told)) return false;
  }
  return true;
};

/** How a channel's history goes on from a recording of it. */
export type Continuation =
  /** The history's messages from this index on are not in the recording. */
  | { readonly type: 'from'; readonly index: number }
  /** All of the history is younger than the recording: what lay between is lost. */
  | { readonly type: 'gap' }
  /** They do not fit together: another channel, or another file. */
  | { readonly type: 'strange' };

/**
 * Finds where a recording ends in the channel's history. A recording's serials are its own, so that time and content are
 * compared, over the whole overlap: the same message said twice in one millisecond is no trouble. The history may begin later
 * than the recording (it is kept for a few days), or earlier.
 *
 * @param recorded the recording's messages, oldest first
 * @param history the channel's, oldest first
 */
export const continuationOf = (
  recorded: readonly ChannelMessage[],
  history: readonly ChannelMessage[],
): Continuation => {
  const last = recorded.at(-1);
  const first = history[0];
  if (last === undefined || first === undefined) return { type: 'from', index: 0 };
  // That both begin with the same message is what is expected, and the one case that is never in doubt.
  const together = recorded.length - 1;
  if (together < history.length && runsAlike(recorded, history, together)) {
    return { type: 'from', index: recorded.length };
  }
  for (let until = history.length - 1; until >= 0; until -= 1) {
    if (runsAlike(recorded, history, until)) return { type: 'from', index: until + 1 };
  }
  return first.timestamp > last.timestamp ? { type: 'gap' } : { type: 'strange' };
};
