import { createHash } from 'node:crypto';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import { either, function as fn } from 'fp-ts';
import * as t from 'io-ts';
import { channelKey } from '../channelKey.ts';
import {
  type ReadBy,
  type Reading,
  readMatchId,
  readOptions,
  readOrigin,
  readSpeed,
  wordsOf,
} from '../commandLine.ts';
import { type Running, readRecording, sendAtPace, waitUnless } from '../recordedFile.ts';
import { restClient } from './restClient.ts';

export const publishUsage = `Usage: npm run publish -- --file match.jsonl [--speed N] [--url URL] [--key name:secret] [--match ID] [--goals]

Reports a recording (recordings.md) into a deployment through Ably's REST door, message by message at its recorded pace.
Ctrl-C stops it; the same command goes on where it stopped, for what is reported twice under one id is stored once.

  --file FILE           the recording, .jsonl
  --speed N             N times faster than it was recorded (1)
  --url URL             where: the deployment (http://localhost:4173), or Ably (https://main.realtime.ably.net)
  --key name:secret     the key of its live channel: KAMPDAG_LOCAL_KEY, or ABLY_KEY for Ably (this machine's own)
  --match ID            the match that it is reported as (the recording's own)
  --goals               report the scoring messages to match:ID:goals too: Ably needs it, a deployment's own channel does it by itself`;

const options = {
  file: { type: 'string' },
  speed: { type: 'string', default: '1' },
  url: { type: 'string', default: 'http://localhost:4173' },
  key: { type: 'string' },
  match: { type: 'string' },
  goals: { type: 'boolean', default: false },
} as const;

/** Parses the command line; an error message if it is invalid. A key is never repeated. */
export const parsePublishArguments = (args: readonly string[]) =>
  fn.pipe(
    readOptions(args, options),
    either.chain(({ values: { file, speed, url, key, match, goals } }) =>
      fn.pipe(
        either.Do,
        either.bind('file', () =>
          file === undefined || file === ''
            ? either.left('--file must be a recording, as in --file match.jsonl')
            : either.right(file),
        ),
        either.bind('speed', () => readSpeed(speed)),
        either.bind('url', () => readOrigin(url)),
        either.bind('key', () =>
          key === undefined || /^[\w-]+\.[\w-]+:[\w+/=-]+$/.test(key)
            ? either.right(key ?? null)
            : either.left('--key must be a key of the form app.key:secret'),
        ),
        either.bind('match', () => (match === undefined ? either.right(null) : readMatchId(match))),
        either.let('goals', () => goals),
      ),
    ),
  );

const timeIn = (serial: string): number => Number(/^\d{14}/.exec(serial)?.[0] ?? Number.NaN);

/**
 * Reports a recording at its recorded pace, times `speed`, to `match:{id}:all`, from which a deployment derives the goals
 * channel. Message ids are made from the file, the match and the line, so that a repeated message is stored once. Fails with an
 * error message.
 */
export const publishRecording = async (
  { file, speed, url, key, match, goals }: ReadBy<typeof parsePublishArguments>,
  { say, signal }: Running,
): Promise<Reading<void>> => {
  const read = await readRecording(file, say);
  if (either.isLeft(read)) return read;
  const { header, messages, text } = read.right;
  const own =
    key === null
      ? await channelKey().then(either.right, (error: unknown) => either.left(wordsOf(error)))
      : either.right(key);
  if (either.isLeft(own)) return own;

  const client = restClient(url, own.right);
  const began = await client.time();
  if (either.isLeft(began)) return began;
  const matchId = match ?? header.match.matchId;
  const series = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const belongs = scoringFilter();
  const retry = { wait: waitUnless(signal), say, signal };
  say(`Reporting ${messages.length} messages to ${allChannel(matchId)} at ${url}, ${speed} times as fast.`);

  const outcome = { refusal: null as string | null, before: 0 };
  const count = await sendAtPace(messages, speed, { say, signal }, async ({ data }, index) => {
    // The body's match id must be that of the channel.
    const body: unknown =
      t.UnknownRecord.is(data) && 'MatchId' in data ? { ...data, MatchId: matchId } : data;
    const report = { id: `${series}-${matchId}:${index}`, data: body };
    const sent = await client.send({ ...report, channel: allChannel(matchId) }, retry);
    const isScoring = belongs(body);
    const again =
      either.isRight(sent) && goals && isScoring
        ? await client.send({ ...report, channel: goalsChannel(matchId) }, retry)
        : sent;
    for (const each of [sent, again]) if (either.isLeft(each)) outcome.refusal = each.left;
    if (outcome.refusal !== null || either.isLeft(sent) || sent.right === null) return false;
    if (timeIn(sent.right) < began.right) outcome.before += 1;
    return true;
  });
  if (outcome.refusal !== null) return either.left(outcome.refusal);
  const before =
    outcome.before === 0 ? '' : ` ${outcome.before} of them had been reported before, and stand once.`;
  say(
    count === messages.length
      ? `Reported all ${count} messages.${before}`
      : `Stopped after ${count} of ${messages.length} messages; the same command goes on from there.${before}`,
  );
  return either.right(undefined);
};
