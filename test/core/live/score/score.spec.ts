import { lettersOf } from '@kampdag/core/federationText';
import { type LiveScore, liveScoreOf } from '@kampdag/core/live/channel/goals';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { scoreAt } from '../../../support/scoreAt.ts';
import { foldOneByOne } from '../readings.ts';
import { event, foldedMatch, type TimedMessage, timedMessages, timer } from '../timedMessages.ts';

const scored = { ResultText: 'Goal' };
const missed = { ResultText: 'No goal' };

const shootout: readonly TimedMessage[] = [
  [0, event('Goal', 'H', 1, 60)],
  [1, event('Goal', 'B', 3, 60)],
  [10, timer('periodStart', 5, 0)],
  [11, event('Shootout', 'H', 5, 0, { RoundNo: 1, ShooterId: 1, ...missed })],
  [12, event('Shootout', 'A', 5, 0, { RoundNo: 1, ShooterId: 2, ...scored })],
];

const goalsIn = (told: readonly TimedMessage[]): readonly number[] =>
  periodLinesOf(foldedMatch(told)).map(({ goals }) => goals.home);

const shotAt = (Time: number | null, period = 2, own = {}) => ({
  ...event('PenaltyShot', 'H', period, 0, { Player: 7, ...scored, ...own }),
  Time,
});
const goalAt = (Time: number | null, GoalType: number | null = 200_150, team = 'H') => ({
  ...event('Goal', team, 2, 0, { Player: 7, GoalType }),
  Time,
});
const homeGoals = (...bodies: readonly TimedMessage[1][]): number =>
  scoreOf(foldedMatch(bodies.map((body, index): TimedMessage => [index, body]))).home;

describe('the score', () => {
  it('counts B as the away side', () => {
    expect(scoreOf(foldedMatch([[0, event('Goal', 'B', 1, 60)]]))).toEqual({ home: 0, away: 1 });
  });

  it('excludes shootout goals during the shootout', () => {
    const match = foldedMatch(shootout);
    expect(scoreOf(match)).toEqual({ home: 1, away: 1 });
    expect(shootoutOf(match)).toMatchObject({ score: { home: 0, away: 1 }, winner: null });
  });

  it('gives the winner one extra goal once the shootout has ended, and not before at any earlier event (§4)', () => {
    const match = foldedMatch([...shootout, [20, timer('periodEnd', 5, 0)], [21, timer('matchEnd', 5, 0)]]);
    expect(scoreOf(match)).toEqual({ home: 1, away: 2 });
    expect(shootoutOf(match)?.winner).toBe('away');
    const beforeTheEnd = scoringEventsOf(match).at(-1)?.current.token;
    expect(beforeTheEnd && scoreAt(match, beforeTheEnd)).toEqual({ home: 1, away: 1 });
  });

  it('takes the extra goal back when the end of the shootout is deleted', () => {
    const end = { ...timer('periodEnd', 5, 0), ClientId: 'end' };
    const remove = { MatchEventType: 'Delete', DeletedEventClientId: 'end' };
    expect(scoreOf(foldedMatch([...shootout, [20, end], [30, remove]]))).toEqual({ home: 1, away: 1 });
  });

  it('counts a scored penalty shot once, whether a Goal repeats it or not', () => {
    const shot = event('PenaltyShot', 'H', 2, 300, { Player: 7, ...scored });
    expect(scoreOf(foldedMatch([[0, shot]]))).toEqual({ home: 1, away: 0 });
    const goal = event('Goal', 'H', 2, 300, { Player: 7, GoalType: 200150 });
    expect(
      scoreOf(
        foldedMatch([
          [0, shot],
          [1, goal],
        ]),
      ),
    ).toEqual({ home: 1, away: 0 });
    expect(scoreOf(foldedMatch([[0, event('PenaltyShot', 'H', 2, 300, missed)]]))).toEqual({
      home: 0,
      away: 0,
    });
  });

  it('counts a penalty shot again when its Goal is deleted, whatever was scored between', () => {
    const told: readonly TimedMessage[] = [
      [0, event('PenaltyShot', 'H', 2, 300, { Player: 7, ...scored })],
      [1, event('Goal', 'A', 2, 310, { Player: 8 })],
      [2, { ...event('Goal', 'H', 2, 300, { Player: 7 }), ClientId: 'twice' }],
      [3, { MatchEventType: 'Delete', DeletedEventClientId: 'twice' }],
      [4, event('Goal', 'A', 2, 320, { Player: 8 })],
    ];
    const scores = told.map((_, index) => {
      const match = foldOneByOne(timedMessages(told.slice(0, index + 1)));
      expect(scoringEventsOf(match)).toEqual(scoringEventsOf(foldedMatch(told.slice(0, index + 1))));
      return Object.values(scoreOf(match));
    });
    expect(scores).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 2],
    ]);
  });

  it('counts a penalty shot once in its period, whether a Goal repeats it or not', () => {
    const shot = event('PenaltyShot', 'H', 2, 300, { Player: 7, ...scored });
    expect(goalsIn([[0, shot]])).toEqual([0, 1]);
    const both: readonly TimedMessage[] = [
      [0, shot],
      [1, event('Goal', 'H', 2, 300, { Player: 7 })],
    ];
    expect(goalsIn(both)).toEqual([0, 1]);
  });

  it('pairs penalty shots with their goals by side and period and the nearest time, not by equal seconds (R32)', () => {
    expect(homeGoals(shotAt(300), goalAt(317))).toBe(1);
    expect(homeGoals(goalAt(317), shotAt(300))).toBe(1);
    expect(homeGoals(shotAt(null), goalAt(317))).toBe(1);
    expect(homeGoals(shotAt(300), goalAt(null))).toBe(1);
    expect(homeGoals(shotAt(300), goalAt(300, null))).toBe(1);
    // Another goal, another period, the other side, and one that missed are told apart.
    expect(homeGoals(shotAt(300), goalAt(317, 200_141))).toBe(2);
    expect(homeGoals(shotAt(300, 1), goalAt(317))).toBe(2);
    expect(homeGoals(shotAt(300), goalAt(317, 200_150, 'A'))).toBe(1);
    expect(homeGoals(shotAt(300, 2, missed), goalAt(317))).toBe(1);
    // Two shots and the goal of the second: the first stands by itself.
    expect(homeGoals(shotAt(100), shotAt(900), goalAt(905))).toBe(2);
    const told = foldedMatch([
      [0, shotAt(100)],
      [1, shotAt(900)],
      [2, goalAt(905)],
    ]);
    expect(scoringEventsOf(told).map(({ current }) => current.event.elapsed)).toEqual([100, 905]);
    expect(homeGoals(shotAt(100), shotAt(900), goalAt(905), goalAt(120))).toBe(2);
  });

  it('does not count a goal without a side', () => {
    expect(scoreOf(foldedMatch([[0, event('Goal', null, 1, 60)]]))).toEqual({ home: 0, away: 0 });
  });

  it('lists the periods that have begun, overtime included and the shootout excluded', () => {
    const lines = periodLinesOf(foldedMatch([...shootout, [3, event('Shot', 'A', 4, 10)]]));
    expect(lines.map(({ period, goals, shots }) => [period.name, goals, shots])).toEqual([
      ['1. periode', { home: 1, away: 0 }, { home: 1, away: 0 }],
      ['2. periode', { home: 0, away: 0 }, { home: 0, away: 0 }],
      ['3. periode', { home: 0, away: 1 }, { home: 0, away: 1 }],
      ['Overtime', { home: 0, away: 0 }, { home: 0, away: 1 }],
    ]);
  });
});

const described = { MatchEventType: 'MatchData', HomeTeam: 'Nordlys', AwayTeam: 'Fjellvik' };

const phaseOf = (...told: readonly TimedMessage[]): string => {
  const { phase, period } = liveScoreOf(foldedMatch(told));
  return `${phase} ${lettersOf(period?.name ?? null) ?? '-'}`;
};

describe('the live score', () => {
  it('has the phase, and no period before the match', () => {
    const begin: TimedMessage = [0, timer('periodStart', 1, 0)];
    expect(phaseOf([0, described])).toBe('notStarted -');
    expect(phaseOf(begin)).toBe('inPlay 1. periode');
    expect(phaseOf(begin, [1, timer('start', 1, 0)])).toBe('inPlay 1. periode');
    expect(phaseOf(begin, [2, timer('periodEnd', 1, 1200)])).toBe('intermission 1. periode');
    expect(phaseOf(begin, [3, timer('matchEnd', 3, 1200)])).toBe('ended 3. periode');
  });
});

describe('the live score of successive snapshots', () => {
  it('stays the same object until the score, the phase or the period changes', () => {
    const told = timedMessages([
      [0, timer('periodStart', 1, 0)],
      [1, event('Goal', 'H', 1, 60)],
      [2, event('Shot', 'A', 1, 70)],
      [3, timer('start', 1, 80)],
      [4, event('Goal', 'A', 1, 90)],
    ]).map(readMessage(generatedMatch, sportOf('icehockey')));
    const scores = told
      .map((_, index) => index + 1)
      .reduce<{ match: LiveMatch; scores: LiveScore[] }>(
        ({ match, scores: before }, count) => {
          const next = matchAfterAll(match, told.slice(0, count));
          return { match: next, scores: [...before, liveScoreOf(next)] };
        },
        { match: emptyMatch(generatedMatch, sportOf('icehockey')), scores: [] },
      ).scores;
    expect(new Set(scores.slice(1, 4)).size).toBe(1);
    expect(scores[4]).not.toBe(scores[3]);
    expect(scores.map(({ score }) => `${score?.home}–${score?.away}`)).toEqual([
      '0–0',
      '1–0',
      '1–0',
      '1–0',
      '1–1',
    ]);
  });
});

describe('an unreported match', () => {
  it('is silent, and has no score, not even 0–0', () => {
    expect(liveScoreOf(foldedMatch([]))).toEqual({ score: null, phase: 'silent', period: null });
  });

  it('has no score before its start, and 0–0 from then on', () => {
    expect(liveScoreOf(foldedMatch([[0, described]])).score).toBeNull();
    expect(liveScoreOf(foldedMatch([[0, timer('periodStart', 1, 0)]])).score).toEqual({ home: 0, away: 0 });
  });
});

describe('the shootout', () => {
  it('is null until it begins', () => {
    expect(shootoutOf(foldedMatch([[0, event('Goal', 'H', 1, 60)]]))).toBeNull();
  });

  it('has each round with both attempts, also where the round was not sent', () => {
    const told: readonly TimedMessage[] = [
      ...shootout,
      [13, event('Shootout', 'H', 5, 0, { ShooterId: 3, ...scored })],
    ];
    const rounds = shootoutOf(foldedMatch(told))?.rounds.map(({ number, attempts }) => [
      number,
      attempts.home.map(({ shooter }) => shooter),
      attempts.away.map(({ shooter }) => shooter),
    ]);
    expect(rounds).toEqual([
      [1, [1], [2]],
      [2, [3], []],
    ]);
  });
});
