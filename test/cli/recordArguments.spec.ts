import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseRecordArguments } from '../../src/cli/record/arguments.ts';

const parsed = (line: string) => parseRecordArguments(line.split(' ').filter((word) => word !== ''));

describe('the command line of the recorder', () => {
  it('requires match and date; defaults to the local site and a file named after the match', () => {
    expect(parsed('--match 8393577 --date 2026-11-21')).toEqual(
      either.right({
        matchId: 8_393_577,
        date: '2026-11-21',
        url: 'http://localhost:4173',
        service: 'local',
        file: 'match-8393577.jsonl',
      }),
    );
  });

  it('takes site, file and service, with blanks or equals signs', () => {
    expect(
      parsed('--match=1 --date=2026-11-21 --url=https://x.no/ --out /tmp/a.jsonl --service ably'),
    ).toEqual(
      either.right({
        matchId: 1,
        date: '2026-11-21',
        url: 'https://x.no',
        service: 'ably',
        file: '/tmp/a.jsonl',
      }),
    );
  });

  it.each([
    ['', 'which match'],
    ['--match 1', 'which day'],
    ['--match x --date 2026-11-21', 'a match’s number'],
    ['--match 1 --date 2026-02-30', 'must be a day'],
    ['--match 1 --date', "'--date <value>' argument missing"],
    ['--match 1 --date 2026-11-21 --url ftp://x', 'must be an address'],
    ['--match 1 --date 2026-11-21 --service pubnub', 'local or ably'],
    ['--match 1 --date 2026-11-21 --force yes', "Unknown option '--force'"],
  ])('refuses %j, saying why', (line, why) => {
    const refused = parsed(line);
    expect(either.isLeft(refused) ? refused.left.replace('of which day', 'which day') : '').toContain(why);
  });
});
