import { clientOver } from '@kampdag/core/gateway/client';
import { composeUnsettled, type UnsettledPort } from '@kampdag/core/gateway/composed/composeUnsettled';
import { unsettledMatches } from '@kampdag/core/gateway/composed/unsettledMatches';
import { MatchId, SportId } from '@kampdag/core/ids';
import { emptyMatch, type LiveMatch } from '@kampdag/core/live/match';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { readCivilDate } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { after, event, foldedMatch, type TimedMessage, timedMessages, timer } from '../live/timedMessages.ts';

const told = timedMessages([
  [0, timer('matchStart', 1, 0)],
  [1, timer('periodStart', 1, 0)],
  [300, { ...event('Goal', 'H', 1, 60, {}), ClientId: 'first' }],
  [500, timer('matchEnd', 3, 0)],
]);

const running = told.slice(0, 3);

const row = (matchId: number, own: object = {}) => ({
  matchId,
  tournamentId: 7,
  tournamentName: 'EHL',
  seasonId: 1,
  sportId: 3,
  matchDate: '2026-11-18T00:00:00',
  matchStartTime: 1_200,
  matchEndTime: 1_210,
  liveClientType: 'Advanced',
  hometeam: 'Hjemme',
  hometeamId: 11,
  awayteam: 'Borte',
  awayteamId: 12,
  ...own,
});

const result = { matchResult: { homeGoals: 1, awayGoals: 0, matchEndResult: '1-0' } };

type UnsettledLog = (matchId: MatchId) => LiveMatch | null;

const logOf: UnsettledLog = (matchId) => {
  if (matchId === 5 || matchId === 6) return null;
  return matchId === 4
    ? emptyMatch(matchId, sportOf('icehockey'))
    : reportedMatch(MatchId(8_393_577), sportOf('icehockey'), matchId === 2 ? running : told);
};

const port = (now: Instant, logOf: UnsettledLog): UnsettledPort => ({
  isLogWithdrawn: () => false,
  read: async (matchId) => logOf(matchId),
  sportOf: () => sportOf('icehockey'),
  sportIds: [SportId(3)],
  now: () => now,
  multiplierOf: () => 3,
});

const [date] = [readCivilDate('2026-11-18')].map(option.toNullable);

const unsettledAt = async (now: Instant, rows: readonly object[], read = logOf) => {
  if (date === null || date === undefined) throw new Error('no date');
  const earlier = row(77, { ...result, matchDate: '2026-11-01T00:00:00' });
  const ask = clientOver({
    request: (_, path) => async () =>
      either.right({ matches: path.includes('TournamentMatches') ? [earlier, ...rows] : rows }),
  }).fetch;
  const answer = await composeUnsettled(port(now, read))(ask, { date })();
  const decoded = either.chainW(unsettledMatches.decode)(answer);
  return either.isRight(decoded) ? decoded.right.rows : decoded.left;
};

/** A period that begins at a number of seconds after the start. */
const begun = (seconds: number, period: number): TimedMessage => [seconds, timer('periodStart', period, 0)];

/** A running match of these periods as it may be held back. */
const runningWith = (sport: SportKind, periods: readonly TimedMessage[]) =>
  unsettledAt(after(520), [row(2)], () => foldedMatch([[0, timer('matchStart', 1, 0)], ...periods], sport));

describe('the matches that a delay may hold back (issue 37)', () => {
  it('are those in play, and those that ended within the longest delay, with what they add to the table', async () => {
    const rows = await unsettledAt(after(520), [row(1, result), row(2)]);
    expect(rows).toMatchObject([
      {
        matchId: MatchId(1),
        endedAt: after(500),
        isOver: true,
        gain: {
          figures: { home: { matches: 1, points: 3, goalsScored: 1 }, away: { points: 0, losses: 1 } },
          before: { home: 1, away: 1 },
        },
      },
      { matchId: MatchId(2), endedAt: null, isOver: false, gain: null },
    ]);
  });

  it('say when their last period began, and from then on what they would add: they can end at any time', async () => {
    expect(await runningWith('icehockey', [begun(1, 1), begun(100, 2)])).toMatchObject([
      { lastPeriodAt: null, gain: null },
    ]);
    expect(await runningWith('icehockey', [begun(1, 1), begun(100, 2), begun(400, 3)])).toMatchObject([
      { lastPeriodAt: after(400), isOver: false, gain: { before: { home: 1, away: 1 } } },
    ]);
    // A set's id is ten more than a period's.
    const sets = [begun(1, 11), begun(100, 12), begun(200, 13), begun(300, 14)];
    expect(await runningWith('volleyball', sets)).toMatchObject([{ lastPeriodAt: after(200) }]);
    const halves = [begun(1, 21), begun(300, 22)].map(
      ([at, body], half): TimedMessage => [at, { ...body, PeriodName: `${half + 1}. omgang` }],
    );
    expect(await runningWith('soccer', halves)).toMatchObject([{ lastPeriodAt: after(300) }]);
  });

  it('are none of those that ended longer ago', async () => {
    expect(await unsettledAt(after(500 + 200), [row(1, result)])).toEqual([]);
  });

  it('are those with a result of which nothing was reported, as long as they may be live', async () => {
    const silent = [row(4, result)];
    expect(await unsettledAt(after(520), silent)).toMatchObject([{ isOver: true, endedAt: null }]);
    expect(await unsettledAt(after(2 * 3_600), silent)).toEqual([]);
  });

  it('are those whose log cannot be read: of what they add nothing is known (fail closed)', async () => {
    const rows = await unsettledAt(after(520), [row(5), row(6, result)]);
    const gain = { figures: { home: {}, away: {} }, before: { home: 1, away: 1 } };
    expect(rows).toMatchObject([
      { matchId: MatchId(5), endedAt: null, isOver: true, gain },
      { matchId: MatchId(6), endedAt: null, isOver: true, gain },
    ]);
  });

  it('are all of a day, also those of more matches than are read for one answer (fail closed)', async () => {
    const day = Array.from({ length: 130 }, (_, at) => row(100 + at, result));
    const rows = await unsettledAt(after(520), day);
    if (!Array.isArray(rows)) throw new Error('unreadable');
    expect(rows.map(({ matchId }) => matchId)).toEqual(day.map(({ matchId }) => matchId));
    expect(rows.filter(({ gain }) => gain?.figures.home['points'] === undefined)).toHaveLength(30);
  });

  it('are those in overtime after the live window, until they end', async () => {
    expect(await unsettledAt(after(2 * 3_600), [row(2)])).toMatchObject([{ isOver: false }]);
  });
});
