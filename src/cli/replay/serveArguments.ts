import { either } from 'fp-ts';

/** What `npm run replay -- FILE --serve` was asked to do. */
export interface ServeArguments {
  readonly file: string;
  /** How many times faster than it was recorded. */
  readonly speed: number;
  /** The running site, without a slash at its end. */
  readonly url: string;
}

/** The lines of the usage that tell of serving. */
export const serveUsage = `       npm run replay -- FILE --serve [--speed N] [--url http://localhost:4173]

  --serve               play the recording through the running site's live channel; Ctrl-C stops it
  --speed N             N times faster than it was recorded (1)
  --url URL             the running site (http://localhost:4173)`;

const readSpeed = (text: string): either.Either<string, number> => {
  const speed = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return speed > 0
    ? either.right(speed)
    : either.left(`--speed wants a number above 0, not ${JSON.stringify(text)}`);
};

const readUrl = (text: string): either.Either<string, string> =>
  /^https?:\/\/[\w.[\]:-]+\/?$/.test(text)
    ? either.right(text.replace(/\/$/, ''))
    : either.left(`--url wants an address such as http://localhost:4173, not ${JSON.stringify(text)}`);

/** Reads the command line of serving; the reason, in words for who typed it, when it cannot be followed. */
export const parseServeArguments = (args: readonly string[]): either.Either<string, ServeArguments> => {
  const words = args.flatMap((arg) => /^(--\w+)=(.*)$/.exec(arg)?.slice(1) ?? [arg]);
  const rest = words.values();
  const read = { files: [] as string[], speed: '1', url: 'http://localhost:4173' };
  for (const word of rest) {
    if (word === '--speed' || word === '--url') {
      const value = rest.next();
      if (value.done === true) return either.left(`${word} wants a value`);
      read[word === '--speed' ? 'speed' : 'url'] = value.value;
    } else if (word.startsWith('-') && word !== '--serve') {
      return either.left(`${word} does not go with --serve`);
    } else if (word !== '--serve') read.files.push(word);
  }
  const [file, another] = read.files;
  if (file === undefined) return either.left('which FILE?');
  if (another !== undefined) return either.left(`one FILE at a time: ${file} or ${another}`);
  const speed = readSpeed(read.speed);
  if (either.isLeft(speed)) return speed;
  const url = readUrl(read.url);
  return either.isLeft(url) ? url : either.right({ file, speed: speed.right, url: url.right });
};
