import { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { hasKeptStatus, isLiveNow, isMatchPageAvailable } from '@kampdag/core/league/match/matchStatus';
import { scoreboardOf } from '@kampdag/core/league/schedule/scoreboard';
import { destinationOf } from '@kampdag/core/site/destination';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedToday, plainMatch } from '../../../arbitraries/matches.ts';

const at = (time: string, date: CivilDate = generatedToday) => ({
  date,
  time: TimeOfDay(Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
});
const tomorrow = addDays(generatedToday, 1);
const result = { goals: { home: 2, away: 3 }, text: '2-3' };

const match = (id: number, change: Partial<Match> = {}): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  ...change,
});

const teams = (home: number, away: number): Match['teams'] => ({
  home: { ...plainMatch.teams.home, teamId: TeamId(home) },
  away: { ...plainMatch.teams.away, teamId: TeamId(away) },
});

describe('a match is live (§4)', () => {
  it.each([
    ['18:29', false],
    ['18:30', true],
    ['20:20', true],
    ['21:20', true],
    ['21:21', false],
  ])('from its start to an hour after its end: at %s %s (§4)', (time, expected) => {
    expect(isLiveNow(plainMatch, at(time))).toBe(expected);
  });

  it('past midnight, when it ends past midnight (R10)', () => {
    const late: Match = { ...plainMatch, start: TimeOfDay(23 * 60), end: TimeOfDay(60) };
    expect(isLiveNow(late, at('23:30'))).toBe(true);
    expect(isLiveNow(late, at('02:00', tomorrow))).toBe(true);
    expect(isLiveNow(late, at('02:01', tomorrow))).toBe(false);
    expect(isLiveNow(late, at('00:30'))).toBe(false);
  });

  it('past midnight, when it ends in the last hour of its day', () => {
    const late: Match = { ...plainMatch, start: TimeOfDay(20 * 60), end: TimeOfDay(23 * 60 + 30) };
    expect(isLiveNow(late, at('00:30', tomorrow))).toBe(true);
    expect(isLiveNow(late, at('00:31', tomorrow))).toBe(false);
  });

  it('for an hour if its end equals its start', () => {
    const short: Match = { ...plainMatch, end: plainMatch.start };
    expect(isLiveNow(short, at('19:30'))).toBe(true);
    expect(isLiveNow(short, at('19:31'))).toBe(false);
  });

  it('until the end of its day and an hour when its own end is not set', () => {
    expect(isLiveNow({ ...plainMatch, end: null }, at('23:59'))).toBe(true);
    expect(isLiveNow({ ...plainMatch, end: null }, at('01:00', tomorrow))).toBe(true);
    expect(isLiveNow({ ...plainMatch, end: null }, at('01:01', tomorrow))).toBe(false);
  });

  it.each<[string, Partial<Match>]>([
    ['without a date', { date: null }],
    ['without a start', { start: null }],
    ['with a result', { result }],
    ['when nobody reports it', { liveClientType: 'None' }],
    ['when it was postponed', { nonPlayReason: 'MatchPostponed' }],
  ])('never %s', (_, change) => {
    expect(isLiveNow({ ...plainMatch, ...change }, at('19:00'))).toBe(false);
  });

  it('in one stretch: once over, never again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_439 }),
        fc.option(fc.integer({ min: 1, max: 1_439 })),
        (start, end) => {
          const match = { ...plainMatch, start: TimeOfDay(start), end: end === null ? null : TimeOfDay(end) };
          const minutes = Array.from({ length: 2 * 288 }, (_, i) => i * 5);
          const states = minutes.map((minute) =>
            isLiveNow(match, {
              date: minute < 1_440 ? generatedToday : tomorrow,
              time: TimeOfDay(minute % 1_440),
            }),
          );
          const changes = states.filter((state, i) => i > 0 && state !== states[i - 1]).length;
          expect(states[0] === true ? changes <= 1 : changes <= 2).toBe(true);
        },
      ),
    );
  });
});

describe('the match page', () => {
  it('is available for 14 days (§4, §9)', () => {
    expect(isMatchPageAvailable(plainMatch, at('08:00', addDays(generatedToday, 14)))).toBe(true);
    expect(isMatchPageAvailable(plainMatch, at('08:00', addDays(generatedToday, 15)))).toBe(false);
    expect(isMatchPageAvailable({ ...plainMatch, date: null }, at('08:00'))).toBe(false);
    expect(isMatchPageAvailable({ ...plainMatch, liveClientType: 'None' }, at('08:00'))).toBe(false);
  });

  it('keeps matches of status null or 1 to 5 (§4)', () => {
    const kept = [null, 0, 1, 5, 6, 7].filter((statusTypeId) =>
      hasKeptStatus({ ...plainMatch, statusTypeId }),
    );
    expect(kept).toEqual([null, 1, 5]);
  });
});

describe('where a match leads (R11)', () => {
  it('is the match page with a result, the live page while live, else nowhere yet (§4)', () => {
    expect(destinationOf({ ...plainMatch, result }, at('19:00'))).toBe('match');
    expect(destinationOf(plainMatch, at('19:00'))).toBe('livematch');
    expect(destinationOf(plainMatch, at('08:00'))).toBe('matchnotready');
    expect(destinationOf(plainMatch, at('23:00'))).toBe('matchnotready');
  });
});

describe("a day's scoreboard (§2)", () => {
  const choice = { date: generatedToday, tournamentId: TournamentId(10), teamId: null };

  it('has the league’s matches of the day by start, those without a start last; others separate', () => {
    const board = scoreboardOf(
      [
        match(1, { start: null }),
        match(2, { start: TimeOfDay(1_200) }),
        match(3, { start: TimeOfDay(600) }),
        match(4, { date: tomorrow }),
        match(5, { statusTypeId: 7 }),
        match(6, { tournamentId: TournamentId(11) }),
      ],
      choice,
    );
    expect(board.league.map(({ matchId }) => matchId)).toEqual([3, 2, 1]);
    expect(board.others.map(({ matchId }) => matchId)).toEqual([6]);
  });

  it('has matches with the same start by id, in any input order', () => {
    const board = scoreboardOf([match(3), match(1), match(2)], choice);
    expect(board.league.map(({ matchId }) => matchId)).toEqual([1, 2, 3]);
  });

  it('has only a chosen team’s matches, home and away', () => {
    const board = scoreboardOf(
      [match(1, { teams: teams(1, 2) }), match(2, { teams: teams(3, 1) }), match(3, { teams: teams(2, 3) })],
      { ...choice, teamId: TeamId(1) },
    );
    expect(board.league.map(({ matchId }) => matchId)).toEqual([1, 2]);
  });
});
