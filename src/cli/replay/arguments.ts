import { either } from 'fp-ts';

/** Where to stop: at a time played in a period, or after a message. */
export type Until =
  | { readonly type: 'time'; readonly elapsed: number | null; readonly period: string }
  | { readonly type: 'serial'; readonly serial: number };

/** What `npm run replay -- …` was asked to do. */
export interface ReplayArguments {
  readonly file: string;
  readonly json: boolean;
  readonly until: Until | null;
}

export const replayUsage = `Usage: npm run replay -- FILE [--json] [--until mm:ss@PERIOD | --until-serial N]

  FILE                  a recording (.jsonl), as in recordings.md
  --json                print the summary as one JSON object
  --until mm:ss@PERIOD  stop when the period's clock has played mm:ss and print that moment's state.
                        PERIOD is the how-manieth (2), a name ("2. periode", overtime), OT, OT2, SO, or an id (200052).
                        @PERIOD alone stops at the period's end.
  --until-serial N      stop after the message with that serial`;

const parseUntil = (text: string): either.Either<string, Until> => {
  const parts = /^(?:(\d{1,3}):([0-5]\d))?@(.+)$/.exec(text.trim());
  const period = parts?.[3]?.trim();
  if (parts === null || period === undefined || period === '') {
    return either.left(`--until wants mm:ss@PERIOD, as in 12:34@2 or 02:10@OT, not ${JSON.stringify(text)}`);
  }
  const elapsed = parts[1] === undefined ? null : Number(parts[1]) * 60 + Number(parts[2]);
  return either.right({ type: 'time', elapsed, period });
};

const parseUntilSerial = (text: string): either.Either<string, Until> =>
  /^\d{1,15}$/.test(text)
    ? either.right({ type: 'serial', serial: Number(text) })
    : either.left(`--until-serial wants a whole number, not ${JSON.stringify(text)}`);

const untilOptions: ReadonlyMap<string, (text: string) => either.Either<string, Until>> = new Map([
  ['--until', parseUntil],
  ['--until-serial', parseUntilSerial],
]);

/** Reads the command line; the reason, in words for who typed it, when it cannot be followed. */
export const parseReplayArguments = (args: readonly string[]): either.Either<string, ReplayArguments> => {
  let file: string | null = null;
  let json = false;
  let until: Until | null = null;
  // `--until=12:34@2` and `--until 12:34@2` are the same.
  const words = args.flatMap((arg) => {
    const parts = /^(--[\w-]+)=(.*)$/.exec(arg);
    return parts === null ? [arg] : [parts[1] ?? '', parts[2] ?? ''];
  });
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const parse = untilOptions.get(word);
    if (parse !== undefined) {
      if (until !== null) return either.left('--until and --until-serial: give one of them, once');
      index += 1;
      const value = words[index];
      if (value === undefined) return either.left(`${word} wants a value`);
      const parsed = parse(value);
      if (either.isLeft(parsed)) return parsed;
      until = parsed.right;
    } else if (word === '--json') json = true;
    else if (word.startsWith('-')) return either.left(`unknown option ${word}`);
    else if (file !== null) return either.left(`one FILE at a time: ${file} or ${word}`);
    else file = word;
  }
  return file === null ? either.left('which FILE?') : either.right({ file, json, until });
};
