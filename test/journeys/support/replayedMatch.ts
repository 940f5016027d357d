import { resolve } from 'node:path';
import { allChannel, type ChannelMessage } from '@kampdag/core/live/wire/channel';
import type { Recording } from '@kampdag/core/live/wire/recording';
import { Instant } from '@kampdag/core/time/instant';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { positionOf, timestampOf } from '../../../src/server/channel/protocol/serials.ts';
import { recordingIn } from '../../support/recorded/recordings.ts';
import { evening } from './journey.ts';
import { recordings } from './official.ts';

/** The key (`KAMPDAG_LOCAL_KEY`) of a site that matches are published into. */
export const replayKey = 'journey.key:of-this-journey-alone';

/** The site that matches are published into. Opening a match again clears what was published of it. */
export const publishing = { ...evening, env: { KAMPDAG_LOCAL_KEY: replayKey } } as const;

/** One of the fixtures' recordings by its name, or any other by its path; without `.jsonl`. */
export const recordingNamed = (name: string): Recording => recordingIn(resolve(recordings, `${name}.jsonl`));

/** A recorded match, published message by message. */
export interface ReplayedMatch {
  readonly address: string;
  /** Publishes the next messages, up to this share of all, from 0 to 1. */
  readonly upTo: (share: number) => Promise<void>;
  /** Opens the match again on a site that has lost it, and republishes its messages. */
  readonly again: () => Promise<void>;
  /** The messages so far, each in the place that the site's channel gave it. */
  readonly published: readonly ChannelMessage[];
}

/**
 * Opens a recorded match on a site started with `replayKey`, with no messages published yet.
 * @param name the recording's name or path
 * @param url the site's address
 * @param key the site's key
 */
export const replayedMatch = async (name: string, url: string, key = replayKey): Promise<ReplayedMatch> => {
  const { header, messages } = recordingNamed(name);
  const site = siteControl(url, key);
  const channel = allChannel(header.match.matchId);
  const address = await site.open(header.sport, { ...header.match });
  const published: ChannelMessage[] = [];
  const publish = async (some: typeof messages): Promise<readonly ChannelMessage[]> => {
    const sent: ChannelMessage[] = [];
    for (const { data } of some) {
      const serial = await site.publish(channel, data);
      if (serial !== null) sent.push({ serial, timestamp: Instant(timestampOf(positionOf(serial))), data });
    }
    return sent;
  };
  return {
    address,
    published,
    upTo: async (share) => {
      published.push(
        ...(await publish(messages.slice(published.length, Math.round(share * messages.length)))),
      );
    },
    again: async () => {
      await site.open(header.sport, { ...header.match });
      const before = published.splice(0);
      published.push(...(await publish(before)));
    },
  };
};
