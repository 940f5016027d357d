import { readFileSync } from 'node:fs';
import { cleanMatches } from '@kampdag/core/lab/comparison';
import { openRecording, printFaultReport } from '@kampdag/core/lab/faultReport';
import { labCaseOf } from '@kampdag/core/lab/labCase';
import { countsOf } from '@kampdag/core/live/match';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { recordedMatch, recordingFiles } from '../../support/recorded/recordings.ts';

const file = recordingFiles[0] ?? '';
const text = readFileSync(file, 'utf8');

const opened = (of: string) => {
  const found = openRecording(of);
  if (either.isLeft(found)) throw new Error(found.left);
  return found.right;
};

const report = {
  build: 'main-abc.js',
  at: 1_791_649_811_135,
  deployment: 'hockey',
  language: 'no',
  delay: 30,
  hidesResults: false,
  cursor: 17,
  view: { tab: '3' },
  viewport: { width: 360, height: 740 },
  timeZone: 'Europe/Oslo',
  line: {
    mode: 'reconnecting',
    lostSince: 1_791_649_800_000,
    glimpse: { at: null },
    verified: { at: 1_791_649_700_000, missing: 2 },
    record: { delays: [400, 380], reconnects: 1, fetched: 2 },
    historyFailure: 'the history broke off',
  },
} as const;

const printed = () => {
  const { match, recording } = opened(text);
  return printFaultReport(report, { match, sport: recording.header.sport, live: recordedMatch(file) });
};

describe('a fault report', () => {
  it('opens as it was written, with the match and its log', () => {
    const again = opened(printed());
    expect(again.report).toEqual({ version: 1, ...report });
    expect(again.match).toEqual(opened(text).match);
    const { messages } = again.recording;
    const match = cleanMatches(labCaseOf(again.recording, { seed: 1, faults: [] }))(messages.length);
    expect(countsOf(match)).toEqual(countsOf(recordedMatch(file)));
  });

  it('can be read as a plain recording', () => {
    const recording = parseRecording(printed());
    expect(either.isRight(recording) && recording.right.problems).toEqual([]);
  });

  it('holds no birth date, address or phone number', () => {
    const { match, recording } = opened(text);
    const [first] = recording.messages;
    const told = {
      MatchEventType: 'Goal',
      MatchId: match.matchId,
      ClientId: 'a',
      BirthDate: '2010-01-02',
      Email: 'a@b.no',
    };
    const live = cleanMatches(
      labCaseOf(
        {
          header: recording.header,
          messages: first === undefined ? [] : [{ ...first, data: told }],
        },
        { seed: 1, faults: [] },
      ),
    )(1);
    const written = printFaultReport(report, { match, sport: recording.header.sport, live });
    expect(written).toContain('Goal');
    expect(written).not.toMatch(/2010-01-02|a@b\.no/);
  });
});

describe('a file that is no fault report', () => {
  const [head = '', ...rest] = text.split('\n');
  const withReport = (value: unknown) =>
    [JSON.stringify({ ...(JSON.parse(head) as object), report: value }), ...rest].join('\n');

  it.each([
    ['nothing', '', /line 1/],
    ['a picture', '\u0089PNG\r\n', /line 1/],
    ['a head alone', head, /line 2/],
    ['a recording of a later form', head.replace('"recording":1', '"recording":9'), /line 1.*9/],
    ['a report of a later form', withReport({ version: 2 }), /line 1.*2/],
    ['a report with a strange delay', withReport({ ...report, version: 1, delay: 'much' }), /line 1.*delay/],
  ])('is refused with the line: %s', (_, of, why) => {
    const found = openRecording(of);
    expect(either.isLeft(found) ? found.left : 'opened').toMatch(why);
  });

  it('has only its bad line reported, by number', () => {
    const { recording } = opened([head, rest[0], 'no JSON', ...rest.slice(1)].join('\n'));
    expect(recording.problems).toEqual([{ line: 3, message: 'no JSON object' }]);
    expect(recording.messages).toHaveLength(opened(text).recording.messages.length);
  });
});
