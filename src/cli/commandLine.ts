import { type ParseArgsConfig, parseArgs } from 'node:util';
import { MatchId } from '@kampdag/core/ids';
import { either, function as fn } from 'fp-ts';

/** What a command line could not be followed for, or what went wrong, in words for who typed it. */
export type Reading<A> = either.Either<string, A>;

/** The words of whatever was thrown. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: true }>
>;

/** Options as Node reads them, `--name value` or `--name=value`; positionals where they are allowed. */
export const readOptions = <O extends Options>(
  args: readonly string[],
  options: O,
  allowPositionals = false,
): Reading<Read<O>> =>
  either.tryCatch(() => parseArgs({ args: [...args], options, strict: true, allowPositionals }), wordsOf);

const refusal = (option: string, wanted: string, text: string): string =>
  `--${option} wants ${wanted}, not ${JSON.stringify(text)}`;

/** The text where it matches; otherwise what the option wants. */
export const matching =
  (option: string, pattern: RegExp, wanted: string) =>
  (text: string): Reading<string> =>
    either.fromPredicate(
      () => pattern.test(text),
      () => refusal(option, wanted, text),
    )(text);

/** How many times faster than it was recorded. */
export const readSpeed = (text: string): Reading<number> =>
  fn.pipe(
    text,
    matching('speed', /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/, 'a number above 0'),
    either.map(Number),
  );

/** The address of a site, without a path and without a slash at its end. */
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
        () => refusal('url', 'an address', text),
      ),
    ),
  );

/** A match's number. */
export const readMatchId = (text: string): Reading<MatchId> =>
  fn.pipe(
    text,
    matching('match', /^[1-9]\d{0,9}$/, 'a match’s number'),
    either.map((digits) => MatchId(Number(digits))),
  );

/** A command of the project. */
export interface Command<A> {
  readonly name: string;
  readonly usage: string;
  readonly read: (args: readonly string[]) => Reading<A>;
  /** Does it until it is done or stopped (Ctrl-C); the sentence where it cannot be done, which ends with code 1. */
  readonly run: (wanted: A, stop: AbortSignal) => Promise<Reading<unknown>>;
}

/** Runs a command and sets the exit code: 0 done or stopped, 1 it could not be done, 2 the command line cannot be followed. */
export const runCommand = async <A>({ name, usage, read, run }: Command<A>): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const fail = (code: 1 | 2, message: string): void => {
    process.stderr.write(`${name}: ${message}\n`);
    process.exitCode = code;
  };
  const wanted = read(args);
  if (either.isLeft(wanted)) return fail(2, `${wanted.left}\n\n${usage}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const done = await run(wanted.right, stop.signal).catch((error: unknown) => either.left(wordsOf(error)));
  if (either.isLeft(done)) fail(1, done.left);
};
