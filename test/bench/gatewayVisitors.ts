import { randomFrom } from './random.ts';
/** What is asked for: an address of the site, how often among a hundred, and what its body is like. */
export interface Asked {
  readonly path: string;
  readonly weight: number;
  readonly isPage: boolean;
}

/** One request as a visitor's browser words it. */
export interface VisitorRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How browsers that are in use word who they are, what they read, and in which language (recorded, not invented). */
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
] as const;
const encodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'] as const;
const languages = [
  'nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5',
  'nb-NO',
  'no,en;q=0.5',
  'en-US,en;q=0.9',
  'nn-NO,nn;q=0.9,nb;q=0.8',
  'sv-SE,sv;q=0.9,en;q=0.8',
] as const;

/** The encoding in which a browser that words it so gets an answer. */
const encodingOf = (accepted: string): 'br' | 'gzip' => (accepted.includes('br') ? 'br' : 'gzip');

/** The validator of an address in an encoding; undefined where it has none. */
export type Validators = (path: string, encoding: 'br' | 'gzip') => string | undefined;

/**
 * So many requests as visitors send them: of ten for data, three know the answer that stands and one an older one; every visitor has cookies of
 * its own.
 */
export const visitorRequests = (
  asked: readonly Asked[],
  validatorOf: Validators,
  count: number,
): readonly VisitorRequest[] => {
  const random = randomFrom(1);
  const oneOf = <A>(values: readonly [A, ...A[]]): A =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const anAddress = (): Asked => {
    let left = random() * total;
    for (const each of asked) {
      left -= each.weight;
      if (left < 0) return each;
    }
    throw new Error('nothing is asked for');
  };
  return Array.from({ length: count }, () => {
    const { path, isPage } = anAddress();
    const accepted = oneOf(encodings);
    const chance = isPage ? 1 : random();
    const current = validatorOf(path, encodingOf(accepted));
    const known = chance < 0.3 ? current : chance < 0.4 ? '"an-older-answer"' : undefined;
    const visitor = Math.floor(random() * 1e9).toString(36);
    return {
      path,
      headers: {
        'user-agent': oneOf(browsers),
        accept: isPage ? 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' : '*/*',
        'accept-encoding': accepted,
        'accept-language': oneOf(languages),
        ...(random() < 0.7 ? { cookie: `_ga=GA1.1.${visitor}; consent=${visitor}` } : {}),
        ...(known === undefined ? {} : { 'if-none-match': known }),
        'sec-fetch-mode': isPage ? 'navigate' : 'cors',
        referer: 'http://localhost/',
      },
    };
  });
};
