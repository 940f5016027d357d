import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { formOf, playedByTeam } from '@kampdag/core/league/standings/form';
import { neighboursOf, rowOfTeam } from '@kampdag/core/league/standings/neighbours';
import { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { headToHead } from '@kampdag/core/league/team/headToHead';
import { playedByTeamIn, teamSeasonOf } from '@kampdag/core/league/team/teamSeason';
import { bySide, opponentOf } from '@kampdag/core/side';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingsOf } from '../../../../src/web/screens/standings/standing.ts';
import { matchList, plainMatch } from '../../../arbitraries/matches.ts';
import { decoded } from '../decoded.ts';

const rowOf = (wire: object): StandingsRow => decoded(StandingsRow, wire);

const own = TeamId(1);
const pair = { home: TeamId(1), away: TeamId(2) };
const now = { date: '2026-10-10' as CivilDate, time: TimeOfDay(12 * 60) };

const on = (id: number, date: string | null, more: Partial<Match> = {}): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: date as CivilDate | null,
  start: TimeOfDay(18 * 60),
  end: TimeOfDay(20 * 60),
  nonPlayReason: null,
  statusTypeId: 1,
  result: null,
  ...more,
});
const result = (home: number, away: number) => ({ result: { goals: { home, away }, text: null } });
const idOf = (match: Match | null): number | null => match?.matchId ?? null;

/** The last match and the next. */
const season = (matches: readonly Match[]) => {
  const { next, last } = teamSeasonOf(matches, own, now);
  return [idOf(last), idOf(next)];
};

describe("a team's next match and its last", () => {
  it('are the nearest by day and start on either side of now, for any input order', () => {
    const matches = [
      on(4, '2026-10-20'),
      on(2, '2026-10-09', result(1, 2)),
      on(3, '2026-10-10'),
      on(1, '2026-10-01', result(3, 2)),
    ];
    expect(season(matches)).toEqual([2, 3]);
    expect(season(matches.toReversed())).toEqual([2, 3]);
  });

  it('are none before the first match, and after the last', () => {
    expect(season([on(1, '2026-10-11')])).toEqual([null, 1]);
    expect(season([on(1, '2026-10-01', result(1, 0))])).toEqual([1, null]);
    expect(season([])).toEqual([null, null]);
  });

  it('leave out what is put off, what has no day yet while another has, and a withdrawn team’s matches (§4)', () => {
    expect(season([on(1, '2026-10-11', { nonPlayReason: 'MatchPostponed' }), on(2, '2026-10-12')])).toEqual([
      null,
      2,
    ]);
    expect(season([on(1, null), on(2, '2026-10-12')])).toEqual([null, 2]);
    expect(season([on(1, '2026-10-12', { statusTypeId: 7 })])).toEqual([null, null]);
  });

  it('have the live match as next, and prefer a reported result of the day as last', () => {
    const inPlay = on(1, '2026-10-10', {
      start: TimeOfDay(11 * 60),
      end: TimeOfDay(13 * 60),
      liveClientType: 'Simple',
    });
    expect(season([on(2, '2026-10-10'), inPlay])).toEqual([null, 1]);
    expect(season([on(1, '2026-10-01', result(1, 0)), on(2, '2026-10-05')])).toEqual([1, null]);
  });

  it('have each match of the team once: played or upcoming', () => {
    fc.assert(
      fc.property(matchList(20), (matches) => {
        const { upcoming, played, next, last } = teamSeasonOf(matches, own, now);
        expect(new Set([...upcoming, ...played]).size).toBe(upcoming.length + played.length);
        expect(next === null || upcoming.includes(next)).toBe(true);
        expect(last === null || played.includes(last)).toBe(true);
        for (const { result: known } of upcoming) expect(known).toBe(null);
      }),
    );
  });
});

describe('head to head', () => {
  it('is the same seen from either team', () => {
    fc.assert(
      fc.property(matchList(30), (matches) => {
        const one = headToHead(matches, pair);
        const other = headToHead(matches, { home: pair.away, away: pair.home });
        expect(other.draws).toBe(one.draws);
        expect(other.wins).toEqual(bySide((side) => one.wins[opponentOf(side)]));
        expect(other.goals).toEqual(bySide((side) => one.goals[opponentOf(side)]));
        expect(other.meetings.map(({ match }) => match.matchId)).toEqual(
          one.meetings.map(({ match }) => match.matchId),
        );
        expect(one.wins.home + one.wins.away + one.draws).toBe(one.meetings.length);
      }),
    );
  });

  it('counts a match in two seasons’ lists once, newest first, and none without a result', () => {
    const first = on(1, '2026-01-01', result(3, 1));
    const back = on(2, '2026-02-01', {
      ...result(2, 2),
      teams: { home: plainMatch.teams.away, away: plainMatch.teams.home },
    });
    const { meetings, wins, draws, goals } = headToHead([first, back, first, on(3, '2026-10-20')], pair);
    expect(meetings.map(({ match, atHome }) => [match.matchId, atHome])).toEqual([
      [2, 'away'],
      [1, 'home'],
    ]);
    expect([wins, draws, goals]).toEqual([{ home: 1, away: 0 }, 1, { home: 5, away: 3 }]);
  });
});

describe('the form on a team’s page', () => {
  it('is that of its row in the standings, also for a team that entered twice', () => {
    const rows = [
      rowOf({ entryId: 7, orgId: 1, orgName: 'Storhamar', matches: 4 }),
      rowOf({ entryId: 8, orgId: 1, orgName: 'Storhamar 2', matches: 0 }),
      rowOf({ entryId: 9, orgId: 2, orgName: 'Vålerenga', matches: 4 }),
    ];
    fc.assert(
      fc.property(matchList(20), (matches) => {
        const standings = standingsOf(rows, matches, {
          m: { unknownTeam: 'Unknown' },
          marked: new Set(),
          zones: [],
          pathOf: String,
        });
        for (const team of [pair.home, pair.away]) {
          const placed = rowOfTeam(rows, team);
          const row = standings.find((standing) => standing.row === placed?.row);
          expect(formOf(playedByTeamIn(rows, matches, team))).toEqual(row?.form.all);
        }
      }),
    );
  });

  it('is made from all its matches if it is in no table', () => {
    const matches = [on(1, '2026-10-01', result(3, 1))];
    expect(formOf(playedByTeamIn([], matches, own))).toEqual(formOf(playedByTeam(matches).get(own) ?? []));
  });
});

const eight = Array.from({ length: 8 }, (_, at) =>
  rowOf({ entryId: at, orgId: at + 1, position: at + 1, matches: 1 }),
);

const places = (team: number, count = 5) =>
  neighboursOf(eight, TeamId(team), count).map(({ place }) => place);

describe('the neighbours in the table', () => {
  it('are as many as requested, with the team in the middle except at the ends, each with its place', () => {
    expect(places(4)).toEqual([2, 3, 4, 5, 6]);
    expect(places(1)).toEqual([1, 2, 3, 4, 5]);
    expect(places(8)).toEqual([4, 5, 6, 7, 8]);
    expect(places(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(places(99)).toEqual([]);
  });

  it('have the federation’s places, which two teams may share', () => {
    const shared = [rowOf({ orgId: 1, position: 1 }), rowOf({ orgId: 2, position: 1 })];
    expect(neighboursOf(shared, TeamId(2), 5).map(({ place }) => place)).toEqual([1, 1]);
  });

  it('have none, in the federation’s order, where it gives no places (R35)', () => {
    const unplaced = [3, 1, 2].map((orgId) => rowOf({ orgId, position: orgId === 1 ? 0 : null }));
    const found = neighboursOf(unplaced, TeamId(2), 5);
    expect(found.map(({ row, place }) => [row.teamId, place])).toEqual([
      [3, null],
      [1, null],
      [2, null],
    ]);
  });
});
