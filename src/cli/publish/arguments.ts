import type { MatchId } from '@kampdag/core/ids';
import { either, function as fn } from 'fp-ts';
import { type Reading, readMatchId, readOptions, readOrigin, readSpeed } from '../commandLine.ts';

/** What `npm run publish -- …` was asked to do. */
export interface PublishArguments {
  readonly file: string;
  /** How many times faster than it was recorded. */
  readonly speed: number;
  /** The deployment, or Ably itself, without a slash at its end. */
  readonly url: string;
  /** `name:secret`; null for the key of this machine's own site. */
  readonly key: string | null;
  /** The match that is reported; null for the recording's own. */
  readonly match: MatchId | null;
  /** Whether the scoring messages go to `match:{id}:goals` too. */
  readonly goals: boolean;
}

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

/** Reads the command line; the reason, in words for who typed it, when it cannot be followed. A key is never repeated. */
export const parsePublishArguments = (args: readonly string[]): Reading<PublishArguments> =>
  fn.pipe(
    readOptions(args, options),
    either.chain(({ values: { file, speed, url, key, match, goals } }) =>
      fn.pipe(
        either.Do,
        either.bind('file', () =>
          file === undefined || file === ''
            ? either.left('--file wants a recording, as in --file match.jsonl')
            : either.right(file),
        ),
        either.bind('speed', () => readSpeed(speed)),
        either.bind('url', () => readOrigin(url)),
        either.bind('key', () =>
          key === undefined || /^[\w-]+\.[\w-]+:[\w+/=-]+$/.test(key)
            ? either.right(key ?? null)
            : either.left('--key wants a key of the form app.key:secret'),
        ),
        either.bind('match', () => (match === undefined ? either.right(null) : readMatchId(match))),
        either.let('goals', () => goals),
      ),
    ),
  );
