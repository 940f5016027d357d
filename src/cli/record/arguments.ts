import { MatchId } from '@kampdag/core/ids';
import { type CivilDate, readCivilDate } from '@kampdag/core/time/civilDate';
import { either, option } from 'fp-ts';

/** Which live service carries the match: the site's own server, or Ably itself. */
export type LiveService = 'local' | 'ably';

/** What `npm run record -- …` was asked to do. */
export interface RecordArguments {
  readonly matchId: MatchId;
  /** The match's date: how far back its history can reach. */
  readonly date: CivilDate;
  /** The site, which names the match and gives tokens; without a slash at its end. */
  readonly url: string;
  readonly service: LiveService;
  readonly file: string;
}

export const recordUsage = `Usage: npm run record -- --match ID --date YYYY-MM-DD [--url URL] [--out FILE] [--service local|ably]

  --match ID      the match, a whole number
  --date D        its date, as in 2026-11-21
  --url URL       the site that names the match and gives tokens, http://localhost:4173 unless told
  --out FILE      the recording; one that is there is continued, without loss or duplicates. match-ID.jsonl unless told
  --service S     local (the site's own channel, the default) or ably (the hosted service, with the site's tokens)

Writes the history, then what comes live, until Ctrl-C.`;

const options = ['--match', '--date', '--url', '--out', '--service'] as const;
type Option = (typeof options)[number];

const given = (args: readonly string[]): either.Either<string, ReadonlyMap<Option, string>> => {
  const words = args.flatMap((word) => {
    const parts = /^(--[\w-]+)=(.*)$/.exec(word);
    return parts === null ? [word] : [parts[1] ?? '', parts[2] ?? ''];
  });
  const values = new Map<Option, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', value] = words.slice(index, index + 2);
    const name = options.find((known) => known === word);
    if (name === undefined) return either.left(`unknown option ${word}`);
    if (value === undefined || value === '') return either.left(`${name} wants a value`);
    if (values.has(name)) return either.left(`${name}: give it once`);
    values.set(name, value);
  }
  return either.right(values);
};

const siteOf = (text: string): string | null => {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
};

/** Reads the command line; the reason, in words for who typed it, when it cannot be followed. */
export const parseRecordArguments = (args: readonly string[]): either.Either<string, RecordArguments> => {
  const values = given(args);
  if (either.isLeft(values)) return values;
  const match = values.right.get('--match');
  if (match === undefined) return either.left('which match? --match ID');
  if (!/^\d{1,10}$/.test(match)) return either.left(`--match wants a whole number, not ${match}`);
  const day = values.right.get('--date');
  if (day === undefined) return either.left('of which day? --date YYYY-MM-DD');
  const date = option.toNullable(readCivilDate(day));
  if (date === null) return either.left(`--date wants a day, as in 2026-11-21, not ${day}`);
  const site = values.right.get('--url') ?? 'http://localhost:4173';
  const url = siteOf(site);
  if (url === null) return either.left(`--url wants an address, as in http://localhost:4173, not ${site}`);
  const service = values.right.get('--service') ?? 'local';
  if (service !== 'local' && service !== 'ably')
    return either.left(`--service is local or ably, not ${service}`);
  const file = values.right.get('--out') ?? `match-${match}.jsonl`;
  return either.right({ matchId: MatchId(Number(match)), date, url, service, file });
};
