import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { allChannel } from '@kampdag/core/live/channel/channel';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import { channelKey } from '../channelKey.ts';
import type { ServeArguments } from './arguments.ts';
import { siteControl } from './siteControl.ts';

/** Messages between two progress reports. */
const progress = 25;

/** Output and cancellation of playing. */
export interface Serving {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Plays a recording into the running site at its recorded pace, times `speed`: every message goes to `match:{id}:all`, from which
 * the server derives the goals channel. When aborted, the match is removed from the site.
 */
export const serveRecording = async (
  { file, speed, url }: ServeArguments,
  { say, signal }: Serving,
): Promise<void> => {
  const parsed = parseRecording(await readFile(file, 'utf8'));
  if (either.isLeft(parsed)) throw new Error(`${file}: ${parsed.left.message}`);
  const { header, messages } = parsed.right;
  const { matchId } = header.match;
  const site = siteControl(url, await channelKey());
  say(await site.open(header.sport, { ...header.match }));

  const startedAt = performance.now();
  const first = messages[0]?.timestamp ?? 0;
  try {
    for (const [index, { timestamp, data }] of messages.entries()) {
      const due = startedAt + (timestamp - first) / speed - performance.now();
      if (due > 0) await delay(due, undefined, { signal });
      if (signal.aborted) break;
      await site.publish(allChannel(matchId), data);
      if ((index + 1) % progress === 0) say(`${index + 1} of ${messages.length} messages`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) await site.close(matchId);
  say(
    signal.aborted
      ? 'Stopped; the match is off the site again.'
      : 'Played; the match stays until the site stops.',
  );
};
