import { clientOver } from '@kampdag/core/gateway/client';
import {
  composeLive,
  composeLogDigest,
  composeLogThrough,
  type DeskPort,
} from '@kampdag/core/gateway/composed/composeLive';
import { liveMatches } from '@kampdag/core/gateway/composed/liveMatches';
import { matchLogDigest, matchLogThrough } from '@kampdag/core/gateway/composed/matchLog';
import { MatchId, SportId } from '@kampdag/core/ids';
import { nothingPublished } from '@kampdag/core/league/match/publication';
import { logDigestOf } from '@kampdag/core/live/log/logDigest';
import { logOfMatch } from '@kampdag/core/live/log/matchLog';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { messagesOf } from '@kampdag/core/live/match';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { publishedLog } from '@kampdag/core/sport/published/publishedLog';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { readCivilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { after, event, timedMessages, timer } from '../live/timedMessages.ts';

/** Ten minutes after the messages begin. */
const evening = after(600);

const told = timedMessages([
  [0, timer('matchStart', 1, 0)],
  [1, timer('periodStart', 1, 0)],
  [300, { ...event('Goal', 'H', 1, 60, {}), ClientId: 'early' }],
  [580, { ...event('Goal', 'B', 1, 300, {}), ClientId: 'late' }],
]);

const row = (matchId: number, day: string, start: number, own: object = {}) => ({
  matchId,
  tournamentId: 7,
  seasonId: 1,
  sportId: 3,
  matchDate: `${day}T00:00:00`,
  matchStartTime: start,
  liveClientType: 'Advanced',
  hometeam: 'Hjemme',
  awayteam: 'Borte',
  ...own,
});

const desk = (now: Instant, log = told): DeskPort => ({
  isLogWithdrawn: () => false,
  read: async (matchId) => (matchId === 9 ? null : reportedMatch(matchId, sportOf('icehockey'), log)),
  sportOf: () => sportOf('icehockey'),
  sportIds: [SportId(3)],
  now: () => now,
});

const day = (text: string) =>
  option.getOrElseW(() => {
    throw new Error(text);
  })(readCivilDate(text));

const asking = (rows: Readonly<Record<string, readonly object[]>>) =>
  clientOver({
    request: (_, path) => async () => {
      const date = /date=([\d/]+)/.exec(path)?.[1] ?? '';
      return either.right(
        path.startsWith('ta/Match?') ? row(8_393_577, '2026-11-18', 1_200) : { matches: rows[date] ?? [] },
      );
    },
  }).fetch;

const liveAt = async (
  now: Instant,
  date: string,
  rows: Readonly<Record<string, readonly object[]>>,
  behind: number | null = null,
  log = told,
) => {
  const body = await composeLive(desk(now, log))(asking(rows), { date: day(date), behind })();
  const read = either.chainW(liveMatches.decode)(body);
  return either.isRight(read) ? read.right.rows : read.left;
};

describe('the matches in play on a day', () => {
  const today = {
    '11/18/2026': [
      row(8_393_577, '2026-11-18', 1_200),
      row(2, '2026-11-18', 1_300),
      row(9, '2026-11-18', 1_200),
    ],
  };

  it('come with score and period by their logs; one to come and one whose log cannot be read are left out (R34)', async () => {
    const rows = await liveAt(evening, '2026-11-18', today);
    expect(rows).toMatchObject([
      {
        matchId: MatchId(8_393_577),
        score: { home: 1, away: 1 },
        phase: 'inPlay',
        period: { kind: 'regulation', number: 1 },
      },
    ]);
  });

  it('come as they were for a visitor who lags behind', async () => {
    expect(await liveAt(evening, '2026-11-18', today, 60)).toMatchObject([{ score: { home: 1, away: 0 } }]);
  });

  it('include one that has ended meanwhile, as it was, for a visitor who lags behind: without a score it would tell of the end (issue 37)', async () => {
    const result = { matchResult: { homeGoals: 1, awayGoals: 1, matchEndResult: '1-1' } };
    const rows = { '11/18/2026': [row(8_393_577, '2026-11-18', 1_200, result)] };
    const log = timedMessages([
      [0, timer('matchStart', 1, 0)],
      [300, { ...event('Goal', 'H', 1, 60, {}), ClientId: 'early' }],
      [580, timer('matchEnd', 3, 0)],
    ]);
    expect(await liveAt(evening, '2026-11-18', rows, 60, log)).toMatchObject([
      { score: { home: 1, away: 0 }, phase: 'inPlay' },
    ]);
    expect(await liveAt(evening, '2026-11-18', rows, 10, log)).toEqual([]);
    expect(await liveAt(evening, '2026-11-18', rows, null, log)).toEqual([]);
  });

  it('include the evening’s in the small hours of the next day (R34)', async () => {
    const night = Instant(Date.UTC(2026, 10, 18, 23, 30));
    const rows = { '11/18/2026': [row(8_393_577, '2026-11-18', 2_300)] };
    expect(await liveAt(night, '2026-11-19', rows)).toMatchObject([{ matchId: MatchId(8_393_577) }]);
  });
});

describe('the log up to a serial', () => {
  const match = reportedMatch(MatchId(8_393_577), sportOf('icehockey'), told);
  const third = messagesOf(match)[2];

  it('has no later message, and a digest of the same', async () => {
    if (third === undefined) throw new Error('no message');
    const params = { matchId: MatchId(8_393_577), through: third.serial };
    const log = either.chainW(matchLogThrough.decode)(
      await composeLogThrough(desk(evening))(asking({}), params)(),
    );
    const digest = either.chainW(matchLogDigest.decode)(
      await composeLogDigest(desk(evening))(asking({}), params)(),
    );
    expect(either.isRight(log) ? log.right.messages.length : log.left).toBe(3);
    expect(either.isRight(digest) ? digest.right : digest.left).toEqual(
      logDigestOf(either.isRight(log) ? log.right.messages : [], third.serial),
    );
  });

  it('is none of a text that is no serial of it, such as anyone can invent without end', async () => {
    const params = { matchId: MatchId(8_393_577), through: Serial('9') };
    const log = await composeLogThrough(desk(evening))(asking({}), params)();
    expect(either.isLeft(log) ? log.left : null).toMatchObject({ type: 'Refused', status: 404 });
  });

  it('leaves the server without words that a reporter sent and nobody reads, its reasons included (R43)', () => {
    const hidden = { MatchEventType: 'Kari Privat 1999-02-03', ClientId: 'x', Email: 'kari@privat.example' };
    const odd = timedMessages([
      [0, hidden],
      [1, { MatchEventType: 'Goal', Phone: '90012345' }],
    ]);
    const whole = reportedMatch(MatchId(8_393_577), sportOf('icehockey'), odd);
    expect(JSON.stringify(logOfMatch(whole))).toContain('Kari');
    const shown = publishedLog(logOfMatch(whole), { ...nothingPublished, results: true });
    expect(shown.messages).toHaveLength(2);
    expect(JSON.stringify(shown)).not.toMatch(/kari|privat|1999|90012345/i);
  });

  it('has another digest where a message is missing or another', () => {
    if (third === undefined) throw new Error('no message');
    const messages = messagesOf(match);
    const whole = logDigestOf(messages, third.serial);
    expect(logDigestOf(messages.slice(1), third.serial)).not.toEqual(whole);
    expect(logDigestOf(messages, third.serial)).toEqual(whole);
  });
});
