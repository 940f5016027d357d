import { type ParseArgsConfig, parseArgs } from 'node:util';
import { MatchId } from '@kampdag/core/ids';
import { either, function as fn } from 'fp-ts';

/** A parsed value, or an error message for the user. */
export type Reading<A> = either.Either<string, A>;

/** What a parser of a command line gives. */
export type ReadBy<P> = P extends (args: readonly string[]) => Reading<infer A> ? A : never;

/** Prints a line. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The message of a thrown value. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: true }>
>;

/** Parses options with Node's parser, `--name value` or `--name=value`, with positionals if allowed. */
export const readOptions = <O extends Options>(
  args: readonly string[],
  options: O,
  allowPositionals = false,
): Reading<Read<O>> =>
  either.tryCatch(() => parseArgs({ args: [...args], options, strict: true, allowPositionals }), wordsOf);

const mismatch = (option: string, expected: string, text: string): string =>
  `--${option} must be ${expected}, not ${JSON.stringify(text)}`;

/** The text if it matches the pattern; otherwise what the option expects. */
export const matching =
  (option: string, pattern: RegExp, expected: string) =>
  (text: string): Reading<string> =>
    either.fromPredicate(
      () => pattern.test(text),
      () => mismatch(option, expected, text),
    )(text);

/** The playback speed, as a factor above 0. */
export const readSpeed = (text: string): Reading<number> =>
  fn.pipe(
    text,
    matching('speed', /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/, 'a number above 0'),
    either.map(Number),
  );

/** The origin of a site, without path and trailing slash. */
export const readOrigin = (text: string): Reading<string> =>
  fn.pipe(
    text,
    matching(
      'url',
      /^https?:\/\/[\w.[\]:-]+\/?$/,
      'an address such as http://localhost:4173, without a path',
    ),
    either.chain((address) =>
      either.tryCatch(
        () => new URL(address).origin,
        () => mismatch('url', 'an address', text),
      ),
    ),
  );

/** A match id. */
export const readMatchId = (text: string): Reading<MatchId> =>
  fn.pipe(
    text,
    matching('match', /^[1-9]\d{0,9}$/, 'a match’s number'),
    either.map((digits) => MatchId(Number(digits))),
  );

interface Command<A> {
  readonly name: string;
  readonly usage: string;
  readonly read: (args: readonly string[]) => Reading<A>;
  /** Runs until done or aborted (Ctrl-C); an error message ends the process with code 1. */
  readonly run: (input: A, stop: AbortSignal) => Promise<Reading<unknown>>;
}

/** Runs a command and sets the exit code: 0 done or aborted, 1 failed, 2 invalid command line. */
export const runCommand = async <A>({ name, usage, read, run }: Command<A>): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    return print(usage);
  }
  const fail = (code: 1 | 2, message: string): void => {
    process.stderr.write(`${name}: ${message}\n`);
    process.exitCode = code;
  };
  const input = read(args);
  if (either.isLeft(input)) return fail(2, `${input.left}\n\n${usage}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const done = await run(input.right, stop.signal).catch((error: unknown) => either.left(wordsOf(error)));
  if (either.isLeft(done)) fail(1, done.left);
};
