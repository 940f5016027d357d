import { type AnswerFilter, answerFilterOf } from '@kampdag/core/gateway/answerFilter';
import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leagueById, leaguesOfSeason, matchById, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import {
  hockeyAttendance,
  hockeyGoals,
  hockeyPlayerGames,
  hockeySeasonPlayers,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { MatchId, PersonId, TeamId } from '@kampdag/core/ids';
import { MatchRow } from '@kampdag/core/league/match/match';
import type { UnsettledMatch } from '@kampdag/core/league/match/unsettledMatch';
import { LeagueRow } from '@kampdag/core/league/season/league';
import { searchMatchOf } from '@kampdag/core/search/searchLeague';
import { plainViewing, type ViewingPreferences } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const right = <E, A>(read: either.Either<E, A>): A => {
  if (either.isLeft(read)) throw new Error('not readable');
  return read.right;
};

const read = <P, A>(endpoint: Endpoint<P, A>, body: unknown): A => right(endpoint.decode(body));

const league = right(
  LeagueRow.decode({
    tournamentId: 7,
    seasonId: 1,
    tournamentName: 'EHL',
    sportId: 199,
    isResultPublished: true,
  }),
);

const match = right(
  MatchRow.decode({
    matchId: 3,
    tournamentId: 7,
    matchDate: '2026-10-10T00:00:00',
    matchStartTime: 1830,
    matchEndTime: 2100,
    liveClientType: 'Advanced',
    hometeam: 'Storhamar',
    awayteam: 'Frisk',
    matchResult: { homeGoals: 3, awayGoals: 2, matchEndResult: '3-2' },
  }),
);

const { tournamentId, seasonId } = league;
const { matchId } = match;
const teamId = TeamId(11);
const date = match.date;
if (date === null) throw new Error('no date');

const at = (hour: number) => () => Instant(Date.UTC(2026, 9, 10, hour));

const viewed = (viewing: ViewingPreferences, now: () => Instant, unsettled: readonly UnsettledMatch[] = []) =>
  answerFilterOf({ viewing, now, unsettled });

const endedAt = Instant(Date.UTC(2026, 9, 10, 18, 50));

const correction = (seconds: number) => ({
  serial: 'x',
  timestamp: endedAt + seconds * 1_000,
  before: {},
  after: null,
  score: null,
  sets: [],
  figures: [],
});

describe('answers by a visitor’s viewing', () => {
  it('hiding results makes leagues publish none, in lists and alone', () => {
    const filter = viewed({ ...plainViewing, hidesResults: true }, at(20));
    expect(filter(leagueById, league, { tournamentId })).toMatchObject({
      isResultPublished: false,
      isTablePublished: false,
      areStatisticsPublished: false,
    });
    expect(
      filter(leaguesOfSeason, { rows: [league], problems: [] }, { seasonId }).rows[0]?.isResultPublished,
    ).toBe(false);
  });

  it('hiding results hides corrections except in revealed matches', () => {
    const report = { matchData: {}, corrections: [], count: 1 };
    const rows = { rows: [{ match, report }], problems: [] };
    const hidden = { ...plainViewing, hidesResults: true };
    expect(viewed(hidden, at(20))(correctionsOfDay, rows, { seasonId, date }).rows[0]?.report).toBeNull();
    const revealed = { ...hidden, revealed: [match.matchId] };
    expect(viewed(revealed, at(20))(correctionsOfDay, rows, { seasonId, date }).rows[0]?.report).toEqual(
      report,
    );
  });

  it('a delay hides listed results of matches that may be live, and no others', () => {
    const late = { ...plainViewing, delay: 60 };
    expect(match.result).not.toBeNull();
    expect(viewed(late, at(18))(matchById, match, { matchId }).result).toBeNull();
    expect(
      viewed(late, at(18))(matchesOfLeague, { rows: [match], problems: [] }, { tournamentId }).rows[0]
        ?.result,
    ).toBeNull();
    expect(viewed(late, at(23))(matchById, match, { matchId }).result).toEqual(match.result);
    expect(viewed(late, at(18))(leagueById, league, { tournamentId })).toEqual(league);
  });

  it('hiding results hides the place of a followed team', () => {
    const row = { league, matches: [match], place: 2, placeOf: 10, points: 31 };
    const rows = { rows: [row], problems: [] };
    const hidden = { ...plainViewing, hidesResults: true };
    const [seen] = viewed(hidden, at(20))(teamOfSeason, rows, { seasonId, teamId }).rows;
    expect(seen).toMatchObject({ place: null, placeOf: null, points: null });
    expect(viewed(plainViewing, at(20))(teamOfSeason, rows, { seasonId, teamId })).toEqual(rows);
  });

  it('a delay hides results in a followed team’s matches and in the search, while they may be live', () => {
    const late = { ...plainViewing, delay: 60 };
    const team = { league, matches: [match], place: 2, placeOf: 10, points: 31 };
    const result = (hour: number) =>
      viewed(late, at(hour))(teamOfSeason, { rows: [team], problems: [] }, { seasonId, teamId }).rows[0]
        ?.matches[0]?.result;
    expect([result(18), result(23)]).toEqual([null, match.result]);
    const found = searchMatchOf(match);
    if (found === null) throw new Error('no search match');
    const { name } = league;
    const index = { tournamentId, seasonId, name, teams: [], players: [], matches: [found], missing: 0 };
    const goals = (hour: number) =>
      viewed(late, at(hour))(searchOfSeason, { rows: [index], problems: [] }, { seasonId }).rows[0]
        ?.matches[0]?.goals;
    expect([goals(18), goals(23)]).toEqual([null, { home: 3, away: 2 }]);
  });

  describe('what a match that is in play for the visitor changed is not shown', () => {
    const row: UnsettledMatch = {
      matchId,
      tournamentId,
      seasonId,
      teams: { home: TeamId(11), away: TeamId(12) },
      names: { home: 'Storhamar', away: 'Frisk' },
      endedAt,
      lastPeriodAt: Instant(endedAt - 1_800_000),
      isOver: true,
      gain: {
        figures: {
          home: { matches: 1, victories: 1, points: 3, goalsScored: 3, goalsConceded: 2 },
          away: { matches: 1, losses: 1, points: 0, goalsScored: 2, goalsConceded: 3 },
        },
        before: { home: 9, away: 9 },
        order: ['points', 'difference'],
      },
    };
    const late = { ...plainViewing, delay: 60 };
    const after = (seconds: number) => viewed(late, () => Instant(endedAt + seconds * 1_000), [row]);

    const table = read(standingsOfLeague, [
      {
        orgId: 11,
        orgName: 'Storhamar',
        position: 1,
        totalMatches: 10,
        victories: 8,
        totalPoints: 24,
        goalsScored: 40,
        goalsConceeded: 20,
        penaltyMinutes: 80,
      },
      {
        orgId: 13,
        orgName: 'Oilers',
        position: 2,
        totalMatches: 10,
        victories: 7,
        totalPoints: 22,
        goalsScored: 35,
        goalsConceeded: 20,
      },
      {
        orgId: 12,
        orgName: 'Frisk',
        position: 3,
        totalMatches: 10,
        victories: 7,
        totalPoints: 20,
        goalsScored: 30,
        goalsConceeded: 25,
      },
    ]);
    const namesIn = (filter: AnswerFilter) =>
      filter(standingsOfLeague, table, { tournamentId }).rows.map(({ orgName, points }) => [orgName, points]);

    it('a table stands as of before it until the delay has passed', () => {
      expect(namesIn(after(59))).toEqual([
        ['Oilers', 22],
        ['Storhamar', 21],
        ['Frisk', 20],
      ]);
      const [, home] = after(59)(standingsOfLeague, table, { tournamentId }).rows;
      expect(home).toMatchObject({ position: 2, matches: 9, goalsScored: 37, penaltyMinutes: null });
      expect(namesIn(after(60))).toEqual([
        ['Storhamar', 24],
        ['Oilers', 22],
        ['Frisk', 20],
      ]);
    });

    it('a row that the federation has not counted yet keeps its figures, but for those that would be unknown once it has', () => {
      const [first] = table.rows;
      if (first === undefined) throw new Error('no row');
      const uncounted = { ...table, rows: [{ ...first, matches: 9 }] };
      expect(after(1)(standingsOfLeague, uncounted, { tournamentId }).rows).toEqual([
        expect.objectContaining({ points: 24, matches: 9, position: 1, penaltyMinutes: null }),
      ]);
      const unread = {
        ...row,
        gain: { figures: { home: {}, away: {} }, before: { home: 9, away: 9 }, order: [] },
      };
      expect(viewed(late, () => endedAt, [unread])(standingsOfLeague, uncounted, { tournamentId })).toEqual(
        uncounted,
      );
    });

    it('sums leave it out from its last period on, as the visitor sees it: from its end on, that would tell of the end (issue 37)', () => {
      const players = read(hockeySeasonPlayers, [{ personId: 1, teamOrgId: 11 }]);
      const params = { tournamentId, opponentId: null, teamId: null, numberMatches: null };
      const lastPeriodAt = Instant(endedAt - 100_000);
      const running = { ...row, endedAt: null, isOver: false, lastPeriodAt };
      const seen = (seconds: number, match: UnsettledMatch) =>
        viewed(late, () => Instant(endedAt + seconds * 1_000), [match])(hockeySeasonPlayers, players, params)
          .rows.length;
      expect(seen(-41, running)).toBe(1);
      expect(seen(-40, running)).toBe(0);
      expect(seen(-1, running)).toBe(seen(1, { ...row, lastPeriodAt }));
    });

    it('statistics leave out the two teams, attendance the same, and a player’s games the match', () => {
      const players = read(hockeySeasonPlayers, [
        { personId: 1, teamOrgId: 11 },
        { personId: 2, teamOrgId: 13 },
      ]);
      const params = { tournamentId, opponentId: null, teamId: null, numberMatches: null };
      expect(after(1)(hockeySeasonPlayers, players, params).rows.map(({ personId }) => personId)).toEqual([
        2,
      ]);
      expect(after(60)(hockeySeasonPlayers, players, params)).toEqual(players);
      const crowds = read(hockeyAttendance, [
        { teamOrgId: 11, total: 900, games: 5 },
        { teamOrgId: 13, total: 4, games: 1 },
      ]);
      expect(after(1)(hockeyAttendance, crowds, { tournamentId }).rows.map(({ total }) => total)).toEqual([
        4,
      ]);
      const games = read(hockeyPlayerGames, [
        { matchId: 3, goalsScored: 2 },
        { matchId: 2, goalsScored: 1 },
      ]);
      const asked = { personId: PersonId(1), numberMatches: 5 };
      expect(after(1)(hockeyPlayerGames, games, asked).rows.map(({ goals }) => goals)).toEqual([1]);
      expect(after(60)(hockeyPlayerGames, games, asked)).toEqual(games);
    });

    it('the sheets of the match itself are empty, also while it is in play, and its spectators unknown', () => {
      const running = { ...row, endedAt: null, lastPeriodAt: null, isOver: false, gain: null };
      const filter = viewed(late, () => endedAt, [running]);
      const goals = read(hockeyGoals, [{ periodId: 1, homeOrAwayTeam: 'H' }]);
      expect(goals.rows).toHaveLength(1);
      expect(filter(hockeyGoals, goals, { matchId }).rows).toEqual([]);
      expect(filter(hockeyGoals, goals, { matchId: MatchId(4) })).toEqual(goals);
      const incidents = read(matchIncidents, {
        matchPeriodResults: [{ partialResultTypeId: 200073, homeGoals: 1, awayGoals: 0 }],
        matchIncidents: [],
      });
      expect(filter(matchIncidents, incidents, { matchId }).periodResults).toEqual([]);
      expect(filter(matchById, { ...match, spectators: 900 }, { matchId }).spectators).toBeNull();
      expect(namesIn(filter)).toEqual(namesIn(after(60)));
    });

    it('a followed team has no place while its league has such a match', () => {
      const team = { league, matches: [match], place: 2, placeOf: 10, points: 31 };
      const rows = { rows: [team], problems: [] };
      expect(after(1)(teamOfSeason, rows, { seasonId, teamId }).rows[0]).toMatchObject({
        place: null,
        points: null,
      });
    });

    it('corrections come no sooner than what they correct', () => {
      const report = { matchData: {}, corrections: [correction(-90), correction(-30)], count: 2 };
      const seen = after(0)(
        correctionsOfDay,
        { rows: [{ match, report }], problems: [] },
        { seasonId, date },
      );
      expect(seen.rows[0]?.report).toMatchObject({ count: 1, corrections: [correction(-90)] });
    });
  });
});
