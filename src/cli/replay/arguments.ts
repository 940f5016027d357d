import { either, function as fn } from 'fp-ts';
import { matching, type Reading, readOptions, readOrigin, readSpeed } from '../commandLine.ts';

/** Where to stop: at a playing time in a period, or after a message. */
export type Until =
  | { readonly type: 'time'; readonly elapsed: number | null; readonly period: string }
  | { readonly type: 'serial'; readonly serial: number };

/** A recording to print. */
export interface PrintArguments {
  readonly type: 'print';
  readonly file: string;
  readonly json: boolean;
  readonly until: Until | null;
}

/** A recording to play through a running site. */
export interface ServeArguments {
  readonly type: 'serve';
  readonly file: string;
  /** The playback speed as a factor. */
  readonly speed: number;
  /** The running site's origin, without trailing slash. */
  readonly url: string;
}

export const replayUsage = `Usage: npm run replay -- FILE [--json] [--until mm:ss@PERIOD | --until-serial N]
       npm run replay -- FILE --serve [--speed N] [--url http://localhost:4173]

  FILE                  a recording (.jsonl), as in recordings.md
  --json                print the summary as one JSON object
  --until mm:ss@PERIOD  stop when the period's clock has played mm:ss and print that moment's state.
                        PERIOD is its ordinal (2), a name ("2. periode", overtime), OT, OT2, SO, or an id (200052).
                        @PERIOD alone stops at the period's end.
  --until-serial N      stop after the message with that serial

  --serve               play the recording through the running site's live channel; Ctrl-C stops it
  --speed N             N times faster than it was recorded (1)
  --url URL             the running site (http://localhost:4173)`;

const options = {
  json: { type: 'boolean', default: false },
  until: { type: 'string' },
  'until-serial': { type: 'string' },
  serve: { type: 'boolean', default: false },
  speed: { type: 'string' },
  url: { type: 'string' },
} as const;

const readUntil = (text: string): Reading<Until> => {
  const parts = /^(?:(\d{1,3}):([0-5]\d))?@(.+)$/.exec(text.trim());
  const period = parts?.[3]?.trim();
  if (parts === null || period === undefined || period === '') {
    return either.left(
      `--until must be mm:ss@PERIOD, as in 12:34@2 or 02:10@OT, not ${JSON.stringify(text)}`,
    );
  }
  const elapsed = parts[1] === undefined ? null : Number(parts[1]) * 60 + Number(parts[2]);
  return either.right({ type: 'time', elapsed, period });
};

const readUntilSerial = (text: string): Reading<Until> =>
  fn.pipe(
    text,
    matching('until-serial', /^\d{1,15}$/, 'a whole number'),
    either.map((digits) => ({ type: 'serial', serial: Number(digits) })),
  );

const readFile = ([file, another]: readonly string[]): Reading<string> => {
  if (file === undefined) return either.left('which FILE?');
  return another === undefined
    ? either.right(file)
    : either.left(`one FILE at a time: ${file} or ${another}`);
};

/** Parses the command line; an error message if it is invalid. */
export const parseReplayArguments = (args: readonly string[]): Reading<PrintArguments | ServeArguments> =>
  fn.pipe(
    readOptions(args, options, true),
    either.bindTo('read'),
    either.bind('file', ({ read }) => readFile(read.positionals)),
    either.chain(({ read, file }): Reading<PrintArguments | ServeArguments> => {
      const { json, until, 'until-serial': serial, serve, speed, url } = read.values;
      if (serve) {
        if (json || until !== undefined || serial !== undefined) {
          return either.left('--json and --until do not go with --serve');
        }
        return fn.pipe(
          either.Do,
          either.bind('speed', () => readSpeed(speed ?? '1')),
          either.bind('url', () => readOrigin(url ?? 'http://localhost:4173')),
          either.map((where) => ({ type: 'serve', file, ...where })),
        );
      }
      if (speed !== undefined || url !== undefined) return either.left('--speed and --url require --serve');
      if (until !== undefined && serial !== undefined) {
        return either.left('--until and --until-serial: give one of them');
      }
      const moment: Reading<Until | null> =
        until !== undefined
          ? readUntil(until)
          : serial !== undefined
            ? readUntilSerial(serial)
            : either.right(null);
      return fn.pipe(
        moment,
        either.map((end) => ({ type: 'print', file, json, until: end })),
      );
    }),
  );
