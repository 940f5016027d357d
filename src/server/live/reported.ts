import { matchTie } from '@kampdag/core/gateway/publicationRule';
import type { MatchId } from '@kampdag/core/ids';
import { allChannel, type ChannelMessage, type ChannelName } from '@kampdag/core/live/channel/channel';
import { Serial } from '@kampdag/core/live/log/timeToken';
import type { Deployment } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { decoded } from '../channel/log/decoding.ts';
import type { Effects } from '../effects.ts';
import type { Publications } from '../gateway/publication/publications.ts';

/** Maximum messages with which a page is rendered. */
export const mostReported = 3_000;

/**
 * All messages of a match's channel so far, oldest first; null if withheld (reading 24), not read in time, or more than
 * `mostReported`.
 */
export type Reported = (
  deployment: Deployment,
  matchId: MatchId,
) => Promise<readonly ChannelMessage[] | null>;

const Sent = t.intersection([
  t.type({ timestamp: t.number }),
  t.partial({ id: t.string, serial: t.string, data: t.unknown, encoding: t.union([t.string, t.null]) }),
]);
type Sent = t.TypeOf<typeof Sent>;

/** Reads the newest messages of a channel, newest first. Reading one more than the maximum reveals that there are more. */
export type ReadChannel = (
  channel: ChannelName,
  most: number,
  signal: AbortSignal,
) => Promise<readonly unknown[]>;

/** The sources of messages, and their encryption. */
export interface ReportedConfig extends Pick<Effects, 'wait'> {
  readonly publications: Pick<Publications, 'of'>;
  readonly read: ReadChannel;
  /** Null if they are not encrypted. */
  readonly key: Uint8Array | null;
  readonly onFailure: (error: unknown) => void;
  /** Timeout in milliseconds. Default: what a page waits. */
  readonly patience?: number;
}

const messageOf = (raw: Sent, key: Uint8Array | null): ChannelMessage => {
  const { data, encoding } = decoded(raw.data, raw.encoding ?? '', key);
  const message = {
    serial: Serial(raw.serial ?? raw.id ?? ''),
    timestamp: Instant(raw.timestamp),
    data,
  };
  return encoding === ''
    ? message
    : { ...message, error: `Error while decrypting message content: it is still encoded as ${encoding}` };
};

/** Reads a match's messages for the pages that this server renders. */
export const createReported = ({
  publications,
  read,
  key,
  wait,
  onFailure,
  patience = 400,
}: ReportedConfig): Reported => {
  const ask = async (
    deployment: Deployment,
    matchId: MatchId,
    signal: AbortSignal,
  ): Promise<readonly ChannelMessage[] | null> => {
    const published = await publications.of(deployment, [matchTie(matchId)])();
    if (either.isLeft(published) || !published.right.results || signal.aborted) return null;
    const newestFirst = await read(allChannel(matchId), mostReported + 1, signal);
    if (newestFirst.length > mostReported) return null;
    return newestFirst
      .filter(Sent.is)
      .map((raw) => messageOf(raw, key))
      .toReversed();
  };
  return async (deployment, matchId) => {
    const timeout = new AbortController();
    const answer = ask(deployment, matchId, timeout.signal).catch((error: unknown) => {
      if (!timeout.signal.aborted) onFailure(error);
      return null;
    });
    const messages = await Promise.race([answer, wait(patience).then(() => null)]);
    timeout.abort();
    return messages;
  };
};
