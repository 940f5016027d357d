import { parseArgs } from 'node:util';
import { MatchId } from '@kampdag/core/ids';
import { either } from 'fp-ts';

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
export const parsePublishArguments = (args: readonly string[]): either.Either<string, PublishArguments> => {
  const parsed = either.tryCatch(
    () => parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  if (either.isLeft(parsed)) return parsed;
  const { file, speed, url, key, match, goals } = parsed.right;
  if (file === undefined || file === '')
    return either.left('--file wants a recording, as in --file match.jsonl');
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(speed) || Number(speed) === 0) {
    return either.left(`--speed wants a number above 0, not ${JSON.stringify(speed)}`);
  }
  if (!/^https?:\/\/[\w.[\]:-]+\/?$/.test(url) || !URL.canParse(url)) {
    return either.left(
      `--url wants an address such as https://hockey.example, without a path, not ${JSON.stringify(url)}`,
    );
  }
  if (key !== undefined && !/^[\w-]+\.[\w-]+:[\w+/=-]+$/.test(key)) {
    return either.left('--key wants a key of the form app.key:secret');
  }
  if (match !== undefined && !/^[1-9]\d{0,9}$/.test(match)) {
    return either.left(`--match wants a match's number, not ${JSON.stringify(match)}`);
  }
  return either.right({
    file,
    speed: Number(speed),
    url: url.replace(/\/$/, ''),
    key: key ?? null,
    match: match === undefined ? null : MatchId(Number(match)),
    goals,
  });
};
