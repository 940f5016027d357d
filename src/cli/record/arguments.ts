import { type CivilDate, readCivilDate } from '@kampdag/core/time/civilDate';
import { either, function as fn } from 'fp-ts';
import { type ReadBy, type Reading, readMatchId, readOptions, readOrigin } from '../commandLine.ts';

/** The live service of the match: the site's own, or Ably. */
export type LiveService = 'local' | 'ably';

export const recordUsage = `Usage: npm run record -- --match ID --date YYYY-MM-DD [--url URL] [--out FILE] [--service local|ably]

  --match ID      the match, a whole number
  --date D        its date, as in 2026-11-21
  --url URL       the site that names the match and gives tokens, http://localhost:4173 unless told
  --out FILE      the recording; one that is there is continued, without loss or duplicates. match-ID.jsonl unless told
  --service S     local (the site's own channel, the default) or ably (the hosted service, with the site's tokens)

Writes the history, then what comes live, until Ctrl-C.`;

const options = {
  match: { type: 'string' },
  date: { type: 'string' },
  url: { type: 'string', default: 'http://localhost:4173' },
  out: { type: 'string' },
  service: { type: 'string', default: 'local' },
} as const;

const readDate = (text: string): Reading<CivilDate> =>
  fn.pipe(
    readCivilDate(text),
    either.fromOption(() => `--date must be a day, as in 2026-11-21, not ${text}`),
  );

const readService = (text: string): Reading<LiveService> =>
  text === 'local' || text === 'ably'
    ? either.right(text)
    : either.left(`--service is local or ably, not ${text}`);

/** Parses the command line; an error message if it is invalid. */
export const parseRecordArguments = (args: readonly string[]) =>
  fn.pipe(
    readOptions(args, options),
    either.chain(({ values: { match, date, url, out, service } }) =>
      fn.pipe(
        either.Do,
        either.bind('matchId', () =>
          match === undefined ? either.left('which match? --match ID') : readMatchId(match),
        ),
        either.bind('date', () =>
          date === undefined ? either.left('of which day? --date YYYY-MM-DD') : readDate(date),
        ),
        either.bind('url', () => readOrigin(url)),
        either.bind('service', () => readService(service)),
        either.let('file', () => out ?? `match-${match}.jsonl`),
      ),
    ),
  );

/** The arguments of `npm run record -- …`; `date` limits how far back the history of the match reaches. */
export type RecordArguments = ReadBy<typeof parseRecordArguments>;
