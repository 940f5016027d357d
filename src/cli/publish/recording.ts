import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { allChannel, goalsChannel } from '@kampdag/core/live/channel/channel';
import { scoringFilter } from '@kampdag/core/live/channel/scoring';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { channelKey } from '../channelKey.ts';
import { wordsOf } from '../commandLine.ts';
import type { PublishArguments } from './arguments.ts';
import { restClient } from './restClient.ts';

/** Output and cancellation of publishing. */
export interface Publishing {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Messages between two progress reports. */
const progress = 25;

/** The server time (milliseconds) of a serial, Ably's or ours. */
const timeIn = (serial: string): number => Number(/^\d{14}/.exec(serial)?.[0] ?? Number.NaN);

/**
 * Reports a recording at its recorded pace, times `speed`, to `match:{id}:all`, from which a deployment derives the goals
 * channel. Message ids are made from the file, the match and the line, so that a repeated message is stored once. Fails with an
 * error message.
 */
export const publishRecording = async (
  { file, speed, url, key, match, goals }: PublishArguments,
  { say, signal }: Publishing,
): Promise<either.Either<string, void>> => {
  const read = await readFile(file, 'utf8').then(either.right, (error: unknown) =>
    either.left(`${file} cannot be read: ${wordsOf(error)}`),
  );
  if (either.isLeft(read)) return read;
  const recording = parseRecording(read.right);
  if (either.isLeft(recording)) return either.left(`${file}: ${recording.left.message}`);
  const { header, messages, problems } = recording.right;
  for (const { line, message } of problems) say(`${file}:${line}: ${message}`);
  const own =
    key === null
      ? await channelKey().then(either.right, (error: unknown) => either.left(wordsOf(error)))
      : either.right(key);
  if (either.isLeft(own)) return own;

  const client = restClient(url, own.right);
  const began = await client.time();
  if (either.isLeft(began)) return began;
  const matchId = match ?? header.match.matchId;
  const series = createHash('sha256').update(read.right).digest('base64url').slice(0, 12);
  const belongs = scoringFilter();
  /** Resolves early when aborted. */
  const wait = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined);
  const patience = { wait, say, signal };
  say(`Reporting ${messages.length} messages to ${allChannel(matchId)} at ${url}, ${speed} times as fast.`);

  const startedAt = performance.now();
  const first = messages[0]?.timestamp ?? 0;
  const counts = { sent: 0, before: 0 };
  for (const { timestamp, data } of messages) {
    const due = startedAt + (timestamp - first) / speed - performance.now();
    if (due > 0) await wait(due);
    if (signal.aborted) break;
    // The body's match id must be that of the channel.
    const body: unknown =
      t.UnknownRecord.is(data) && 'MatchId' in data ? { ...data, MatchId: matchId } : data;
    const report = { id: `${series}-${matchId}:${counts.sent}`, data: body };
    const sent = await client.send({ ...report, channel: allChannel(matchId) }, patience);
    if (either.isLeft(sent)) return sent;
    const isScoring = belongs(body);
    if (goals && isScoring) {
      const again = await client.send({ ...report, channel: goalsChannel(matchId) }, patience);
      if (either.isLeft(again)) return again;
    }
    if (sent.right === null) break;
    counts.sent += 1;
    if (timeIn(sent.right) < began.right) counts.before += 1;
    if (counts.sent % progress === 0) say(`${counts.sent} of ${messages.length} messages`);
  }
  const before =
    counts.before === 0 ? '' : ` ${counts.before} of them had been reported before, and stand once.`;
  say(
    counts.sent === messages.length
      ? `Reported all ${counts.sent} messages.${before}`
      : `Stopped after ${counts.sent} of ${messages.length} messages; the same command goes on from there.${before}`,
  );
  return either.right(undefined);
};
