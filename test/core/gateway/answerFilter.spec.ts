import { answerFilterOf } from '@kampdag/core/gateway/answerFilter';
import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import { leagueById, leaguesOfSeason, matchById, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { MatchRow } from '@kampdag/core/league/match/match';
import { LeagueRow } from '@kampdag/core/league/season/league';
import { searchMatchOf } from '@kampdag/core/search/searchLeague';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const right = <E, A>(read: either.Either<E, A>): A => {
  if (either.isLeft(read)) throw new Error('not readable');
  return read.right;
};

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

const at = (hour: number) => () => osloWallTime(Instant(Date.UTC(2026, 9, 10, hour)));

describe('answers by a visitor’s viewing', () => {
  it('hiding results makes leagues publish none, in lists and alone', () => {
    const filter = answerFilterOf({ ...plainViewing, hidesResults: true }, at(20));
    expect(filter(leagueById, league)).toMatchObject({
      isResultPublished: false,
      isTablePublished: false,
      areStatisticsPublished: false,
    });
    expect(filter(leaguesOfSeason, { rows: [league], problems: [] }).rows[0]?.isResultPublished).toBe(false);
  });

  it('hiding results hides corrections except in revealed matches', () => {
    const report = { matchData: {}, corrections: [], count: 1 };
    const rows = { rows: [{ match, report }], problems: [] };
    const hidden = { ...plainViewing, hidesResults: true };
    expect(answerFilterOf(hidden, at(20))(correctionsOfDay, rows).rows[0]?.report).toBeNull();
    const revealed = { ...hidden, revealed: [match.matchId] };
    expect(answerFilterOf(revealed, at(20))(correctionsOfDay, rows).rows[0]?.report).toEqual(report);
  });

  it('a delay hides listed results of matches that may be live, and no others', () => {
    const late = { ...plainViewing, delay: 60 };
    expect(match.result).not.toBeNull();
    expect(answerFilterOf(late, at(18))(matchById, match).result).toBeNull();
    expect(
      answerFilterOf(late, at(18))(matchesOfLeague, { rows: [match], problems: [] }).rows[0]?.result,
    ).toBeNull();
    expect(answerFilterOf(late, at(23))(matchById, match).result).toEqual(match.result);
    expect(answerFilterOf(late, at(18))(leagueById, league)).toEqual(league);
  });

  it('hiding results hides the place of a followed team', () => {
    const row = { league, matches: [match], place: 2, placeOf: 10, points: 31 };
    const rows = { rows: [row], problems: [] };
    const hidden = { ...plainViewing, hidesResults: true };
    const [seen] = answerFilterOf(hidden, at(20))(teamOfSeason, rows).rows;
    expect(seen).toMatchObject({ place: null, placeOf: null, points: null });
    expect(answerFilterOf(plainViewing, at(20))(teamOfSeason, rows)).toEqual(rows);
  });

  it('a delay hides results in a followed team’s matches and in the search, while they may be live', () => {
    const late = { ...plainViewing, delay: 60 };
    const team = { league, matches: [match], place: 2, placeOf: 10, points: 31 };
    const result = (hour: number) =>
      answerFilterOf(late, at(hour))(teamOfSeason, { rows: [team], problems: [] }).rows[0]?.matches[0]
        ?.result;
    expect([result(18), result(23)]).toEqual([null, match.result]);
    const found = searchMatchOf(match);
    if (found === null) throw new Error('no search match');
    const { tournamentId, seasonId, name } = league;
    const index = { tournamentId, seasonId, name, teams: [], players: [], matches: [found], missing: 0 };
    const goals = (hour: number) =>
      answerFilterOf(late, at(hour))(searchOfSeason, { rows: [index], problems: [] }).rows[0]?.matches[0]
        ?.goals;
    expect([goals(18), goals(23)]).toEqual([null, { home: 3, away: 2 }]);
  });
});
