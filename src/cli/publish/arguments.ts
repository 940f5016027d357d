import type { MatchId } from '@kampdag/core/ids';
import { either, function as fn } from 'fp-ts';
import { type Reading, readMatchId, readOptions, readOrigin, readSpeed } from '../commandLine.ts';

/** The arguments of `npm run publish -- …`. */
export interface PublishArguments {
  readonly file: string;
  /** The playback speed as a factor. */
  readonly speed: number;
  /** A deployment's or Ably's origin, without trailing slash. */
  readonly url: string;
  /** `name:secret`; null for the key of this machine's site. */
  readonly key: string | null;
  /** The match to report to; null for the recording's own. */
  readonly match: MatchId | null;
  /** Whether scoring messages are also sent to `match:{id}:goals`. */
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

/** Parses the command line; an error message if it is invalid. A key is never repeated. */
export const parsePublishArguments = (args: readonly string[]): Reading<PublishArguments> =>
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
