import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allChannel } from '@kampdag/core/live/channel/channel';
import { parseRecording, type Recording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import { siteControl } from '../../../src/cli/replay/siteControl.ts';
import { recordings } from './official.ts';

/** The key (`KAMPDAG_LOCAL_KEY`) of a site that matches are told into. */
export const tellingKey = 'journey.key:of-this-journey-alone';

const recording = async (name: string): Promise<Recording> => {
  const read = parseRecording(await readFile(join(recordings, `${name}.jsonl`), 'utf8'));
  if (either.isLeft(read)) throw new Error(`${name} cannot be read: ${read.left.message}`);
  return read.right;
};

/** A match that is played in, message by message. */
export interface ToldMatch {
  readonly address: string;
  /** Publishes the next messages, up to this share of all, from 0 to 1. */
  readonly upTo: (share: number) => Promise<void>;
  /** Opens it anew on a site that has forgotten it, and tells again what was told. */
  readonly again: () => Promise<void>;
}

/**
 * Opens a match of the fixtures' recordings on a site that was started with `tellingKey`, none of its messages told yet.
 * @param name of the recording
 * @param url of the site
 * @param key its key
 */
export const toldMatch = async (name: string, url: string, key = tellingKey): Promise<ToldMatch> => {
  const { header, messages } = await recording(name);
  const site = siteControl(url, key);
  const address = await site.open(header.sport, { ...header.match });
  const told = { count: 0 };
  const publish = async (from: number, end: number): Promise<void> => {
    for (const { data } of messages.slice(from, end))
      await site.publish(allChannel(header.match.matchId), data);
  };
  return {
    address,
    upTo: async (share) => {
      const end = Math.round(share * messages.length);
      await publish(told.count, end);
      told.count = end;
    },
    again: async () => {
      await site.open(header.sport, { ...header.match });
      await publish(0, told.count);
    },
  };
};
