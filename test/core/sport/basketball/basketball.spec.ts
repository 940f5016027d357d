import { PersonId } from '@kampdag/core/ids';
import { livePercentage } from '@kampdag/core/league/player/percentage';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { timeoutsLeft } from '@kampdag/core/live/clock/timeouts';
import { amountOf, teamTotalsOf } from '@kampdag/core/live/figures/figures';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { presenceOf } from '@kampdag/core/live/lineup/presence';
import { emptyMatch, eventsOf, type LiveMatch, matchAfter } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { runOf } from '@kampdag/core/live/news/scoreNews';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { shootingOf } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { type Body, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { after, foldedMatch, type TimedMessage, timedMessages } from '../../live/timedMessages.ts';

const results = { p1: 200444, p1Miss: 200445, p2: 200443, p2Miss: 200581, p3: 200442, p3Miss: 200580 };
const actions = { start: 1, stop: 2, update: 3, matchStart: 4, matchEnd: 5, periodStart: 6, periodEnd: 7 };

const timer = (action: keyof typeof actions, period: number, elapsed: number): Body => ({
  MatchEventType: 'Timer',
  Type: actions[action],
  Period: 200072 + period,
  Time: elapsed,
});

const event = (type: string, team: string | null, period: number, elapsed: number, own: Body = {}): Body => ({
  MatchEventType: type,
  Team: team,
  Period: 200072 + period,
  Time: elapsed,
  ...own,
});

const shot = (team: string, result: keyof typeof results, own: Body = {}): Body =>
  event('Shot', team, 1, 60, { ShotResult: results[result], Player: 7, ...own });

const told = (...bodies: readonly Body[]): LiveMatch =>
  foldedMatch(
    bodies.map((body, index): TimedMessage => [index, body]),
    'basketball',
  );

const clockAt = (match: LiveMatch, seconds: number) => readClock(clockOf(match), after(seconds));

const five = (from: number): readonly unknown[] =>
  [0, 1, 2, 3, 4, 5, 6].map((index) => ({ Id: from + index, IsStarter: index < 5 }));
const rosters: Body = { MatchEventType: 'MatchData', HomePlayers: five(1), AwayPlayers: five(11) };

const update = (players: readonly number[]) => event('TeamUpdate', 'A', 1, 60, { Players: players });

const foul = (team: string, period: number, own: Body = {}): Body =>
  event('Foul', team, period, 10, { Player: 1, FoulType: 200447, ...own });

const timeout = (period: number, elapsed: number): Body => event('Timeout', 'H', period, elapsed);

const left = (period: number, elapsed: number, ...taken: readonly Body[]): number => {
  const match = told(...taken, timer('stop', period, elapsed));
  return timeoutsLeft(match, clockAt(match, 100)).home;
};

const newsOf = (bodies: readonly Body[]): readonly News[] => {
  let match = emptyMatch(generatedMatch, sportOf('basketball'));
  return timedMessages(bodies.map((body, index): TimedMessage => [index, body]))
    .map(readMessage(generatedMatch, sportOf('basketball')))
    .flatMap((message) => {
      const before = match;
      match = matchAfter(match, message);
      return newsBetween(before, match);
    });
};

describe('the score of basketball', () => {
  it('adds 1, 2 and 3 for made shots, and nothing for missed or unknown ones (§4)', () => {
    const match = told(
      shot('H', 'p1'),
      shot('H', 'p2'),
      shot('A', 'p3'),
      shot('A', 'p1Miss'),
      shot('H', 'p2Miss'),
      shot('H', 'p3Miss'),
      event('Shot', 'H', 1, 60, { ShotResult: 4711, Player: 7 }),
    );
    expect(scoreOf(match)).toEqual({ home: 3, away: 3 });
    expect(
      timelineOf(match)
        .toReversed()
        .map(({ points, score }) => [points, score?.home, score?.away]),
    ).toEqual([
      [1, 1, 0],
      [2, 3, 0],
      [3, 3, 3],
      [null, undefined, undefined],
      [null, undefined, undefined],
      [null, undefined, undefined],
      [null, undefined, undefined],
    ]);
  });

  it('gives points by period, undescribed extra periods included', () => {
    const match = told(
      shot('H', 'p2'),
      { ...shot('A', 'p3'), Period: 200077 },
      { ...shot('A', 'p2'), Period: 200085 },
    );
    expect(periodLinesOf(match).map(({ period, goals }) => [period.id, goals.home, goals.away])).toEqual([
      [200073, 2, 0],
      [200074, 0, 0],
      [200075, 0, 0],
      [200076, 0, 0],
      [200077, 0, 3],
      [200078, 0, 0],
      [200079, 0, 0],
      [200080, 0, 0],
      [200081, 0, 0],
      [200082, 0, 0],
      [200085, 0, 2],
    ]);
    expect(periodsOf(match).at(-1)).toMatchObject({ kind: 'overtime', length: 300 });
  });
});

describe('the clock of basketball', () => {
  it('counts down from 10:00 and shows the time left when stopped', () => {
    const running = told(timer('periodStart', 1, 0), timer('start', 1, 0));
    expect(clockAt(told(timer('periodStart', 1, 0)), 5).display).toBe('10:00');
    expect(clockAt(running, 61).display).toBe('09:00');
    expect(clockAt(running, 5000).display).toBe('00:00');
    expect(clockAt(told(timer('start', 1, 0), timer('stop', 1, 474)), 100).display).toBe('02:06');
  });

  it('counts an extra period down from 5:00, and plays it to its end', () => {
    const match = told(timer('start', 5, 0));
    expect(clockAt(match, 60).display).toBe('04:00');
    expect(clockAt(told(timer('start', 5, 0), timer('periodEnd', 5, 290)), 60).display).toBe('00:00');
  });

  it('handles the real stream’s quirks: Period start twice, Stop repeated, the next period set in advance', () => {
    const start = { ...timer('periodStart', 4, 0), ClientId: 'start' };
    const before = [
      timer('start', 3, 590),
      timer('stop', 3, 600),
      timer('stop', 3, 600),
      timer('periodEnd', 3, 600),
    ];
    const set = told(...before, timer('update', 4, 0));
    expect(clockAt(set, 20)).toMatchObject({
      state: 'intermission',
      display: '00:00',
      period: { number: 3 },
    });
    const begun = told(
      ...before,
      timer('update', 4, 0),
      start,
      timer('start', 4, 0),
      timer('stop', 4, 0),
      start,
    );
    expect(clockAt(begun, 20)).toMatchObject({ state: 'stopped', display: '10:00', period: { number: 4 } });
    const ended = told(...before, timer('periodEnd', 4, 600), timer('update', 4, 0), timer('matchEnd', 4, 0));
    expect(clockAt(ended, 20)).toMatchObject({ state: 'ended', display: '40:00' });
  });

  it('computes the time played from the time left when a message has nothing else', () => {
    const stop = { MatchEventType: 'Timer', Type: 2, Period: 200073, TotalMatchTime: '02:38' };
    expect(clockAt(told(stop), 0).display).toBe('02:38');
    expect(clockAt(told({ ...stop, Period: 200077 }), 0).display).toBe('02:38');
    expect(eventsOf(told({ ...stop, Period: 200077 }))[0]?.event.elapsed).toBe(142);
    expect(eventsOf(told({ ...stop, TotalMatchTime: '10:00' }))[0]?.event.elapsed).toBe(0);
    expect(eventsOf(told({ ...stop, TotalMatchTime: '10:01' }))[0]?.event.elapsed).toBeNull();
  });
});

describe('the box score', () => {
  it('counts every column of a player, and the coach’s fouls for no player', () => {
    const match = told(
      shot('H', 'p2', { Assist: 8 }),
      shot('H', 'p2Miss', { Assist: 8 }),
      event('DefensiveRebound', 'H', 1, 1, { Player: 7 }),
      event('OffensiveRebound', 'H', 1, 1, { Player: 7 }),
      event('OffensiveRebound', 'H', 1, 1),
      event('Steal', 'H', 1, 1, { Player: 7 }),
      event('Turnover', 'H', 1, 1, { Player: 7 }),
      event('Block', 'H', 1, 1, { Player: 7, Opponent: 11 }),
      event('Foul', 'H', 1, 1, { Player: 7, FoulType: 200447 }),
      event('Foul', 'H', 1, 1, { Player: 7, FoulType: 200451, IsCoach: true }),
    );
    expect(summaryOf(match, after(0)).players).toEqual({
      7: {
        team: 'H',
        points: 2,
        p1: 0,
        p1Miss: 0,
        p2: 1,
        p2Miss: 1,
        p3: 0,
        p3Miss: 0,
        offReb: 1,
        defReb: 1,
        assists: 0,
        steals: 1,
        turnovers: 1,
        blocks: 1,
        fouls: 1,
      },
      8: expect.objectContaining({ team: 'H', assists: 1, points: 0 }) as unknown,
    });
    expect(amountOf(teamTotalsOf(match).home, 'offensiveRebounds')).toBe(2);
    expect(amountOf(teamTotalsOf(match).home, 'fouls')).toBe(2);
  });

  it('computes minutes from starters and substitutions, and efficiency per minute (§9)', () => {
    const match = told(
      rosters,
      timer('start', 1, 0),
      shot('H', 'p2', { Player: 1, Time: 100 }),
      event('Substitution', 'H', 1, 120, { PlayerIn: 6, PlayerOut: 1 }),
      event('Substitution', 'H', 1, 180, { PlayerIn: 1, PlayerOut: 2 }),
      timer('stop', 1, 240),
    );
    const { players } = basketballBoxOf(match);
    expect([1, 2, 3, 6, 7].map((id) => players.get(PersonId(id))?.seconds)).toEqual([
      180,
      180,
      240,
      120,
      undefined,
    ]);
    expect(players.get(PersonId(1))).toMatchObject({ onCourt: true, efficiency: 0.67 });
    expect(players.get(PersonId(2))).toMatchObject({ onCourt: false, efficiency: 0 });
    expect([...presenceOf(match).inPlay.home.keys()].toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6]);
  });

  it('uses lists of players on the court, but no list as long as a roster', () => {
    const listed = shot('H', 'p2', { ActivePlayers: [3, 4, 5, 6, 7], Opponents: [11, 12, 13, 14, 16] });
    const { inPlay } = presenceOf(told(rosters, listed));
    expect([...inPlay.home.keys()].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7]);
    expect([...inPlay.away.keys()].toSorted((a, b) => a - b)).toEqual([11, 12, 13, 14, 16]);
    const renamed = presenceOf(told(rosters, update([15, 16])));
    expect([...renamed.inPlay.away.keys()]).toEqual([15, 16]);
    const roster = presenceOf(told(rosters, update([11, 12, 13, 14, 15, 16])));
    expect([...roster.inPlay.away.keys()]).toEqual([11, 12, 13, 14, 15]);
  });

  it('takes a player’s side from the roster, and the team of a figure from the event', () => {
    const match = told(rosters, shot('H', 'p2', { Player: 11 }));
    expect(summaryOf(match, after(0)).players[11]).toMatchObject({ team: 'A', points: 2 });
    expect(amountOf(teamTotalsOf(match).home, 'points')).toBe(2);
    expect(scoreOf(match)).toEqual({ home: 2, away: 0 });
  });

  it('is the same after a late correction or Delete anywhere in a long match', () => {
    const subs = Array.from({ length: 100 }, (_, index) => ({
      ...event('Substitution', 'H', 1, 5 * index, {
        PlayerIn: (index % 9) + 1,
        PlayerOut: ((index + 4) % 9) + 1,
      }),
      ClientId: `sub-${index}`,
    }));
    const read = readMessage(generatedMatch, sportOf('basketball'));
    for (const which of [0, 30, 31, 32, 33, 63, 64, 98, 99]) {
      const late = [
        { ...subs[which], PlayerIn: 5, PlayerOut: 6 },
        { MatchEventType: 'Delete', DeletedEventClientId: `sub-${which}` },
      ];
      for (const last of late) {
        const bodies = [rosters, ...subs, last];
        let live = emptyMatch(generatedMatch, sportOf('basketball'));
        for (const message of timedMessages(bodies.map((body, index): TimedMessage => [index, body])).map(
          read,
        )) {
          live = matchAfter(live, message);
          presenceOf(live);
        }
        expect(presenceOf(live)).toEqual(presenceOf(told(...bodies)));
      }
    }
  });

  it('has no minutes where the roster does not mark five starters', () => {
    const match = told({ ...rosters, HomePlayers: five(1).slice(0, 4) }, shot('H', 'p2', { Player: 1 }));
    expect(basketballBoxOf(match).players.get(PersonId(1))).toMatchObject({ seconds: 0, efficiency: null });
  });

  it('has no percentage where only made shots were reported', () => {
    const made = basketballBoxOf(told(shot('H', 'p2'), shot('H', 'p1'), shot('H', 'p1Miss')));
    expect(shootingOf(made.totals.home, made.coverage, livePercentage)).toMatchObject({
      freeThrows: { made: 1, attempts: 2, percentage: 50 },
      fieldGoals: { made: 1, attempts: 1, percentage: null },
      twoPointers: { percentage: null },
    });
    const both = basketballBoxOf(told(shot('H', 'p2'), shot('H', 'p2'), shot('H', 'p3Miss')));
    expect(shootingOf(both.totals.home, both.coverage, livePercentage)).toMatchObject({
      fieldGoals: { made: 2, attempts: 3, percentage: 66 },
      twoPointers: { percentage: 100 },
      threePointers: { percentage: 0 },
    });
  });
});

describe('fouls and timeouts', () => {
  it('allows four team fouls a quarter, and counts overtime with the fourth', () => {
    const match = told(
      foul('H', 1),
      foul('H', 1),
      foul('H', 1),
      foul('A', 1, { IsCoach: true }),
      foul('A', 1, { FoulType: 200454 }),
      foul('A', 1, { FoulType: 200455 }),
      foul('A', 1, { FoulType: 200462 }),
      foul('A', 2),
      foul('H', 4),
      foul('H', 4),
      foul('H', 5),
      foul('H', 6),
    );
    const rows = teamFoulsOf(match).slice(0, 6);
    expect(rows.map(({ fouls }) => [fouls.home, fouls.away])).toEqual([
      [3, 0],
      [0, 1],
      [0, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(rows.map(({ inPenalty }) => inPenalty.home)).toEqual([false, false, false, false, false, true]);
  });

  it('allows two timeouts in the first half, three in the second, two of them late, and one in an extra period', () => {
    expect(left(1, 0)).toBe(2);
    expect(left(2, 0, timeout(1, 100))).toBe(1);
    expect(left(3, 0, timeout(1, 100), timeout(2, 100))).toBe(3);
    expect(left(4, 479, timeout(3, 100))).toBe(2);
    expect(left(4, 480)).toBe(2);
    expect(left(4, 500, timeout(4, 490))).toBe(1);
    expect(left(4, 500, timeout(3, 10), timeout(3, 20))).toBe(1);
    expect(left(5, 0, timeout(4, 590))).toBe(1);
    expect(left(5, 10, timeout(5, 5), timeout(5, 6))).toBe(0);
  });
});

describe('the news of basketball', () => {
  it('announces lead changes, also after a tie, but not the first lead', () => {
    const news = newsOf([
      shot('H', 'p2'),
      shot('A', 'p2'),
      shot('A', 'p1'),
      shot('H', 'p1'),
      shot('A', 'p1'),
    ]);
    expect(news.filter(({ type }) => type !== 'point')).toEqual([
      { type: 'leadChange', side: 'away', score: { home: 2, away: 3 } },
    ]);
    expect(news.map(({ type }) => type)).toEqual(['point', 'point', 'point', 'leadChange', 'point', 'point']);
  });

  it('announces eight unanswered points once', () => {
    const news = newsOf([
      shot('A', 'p1'),
      shot('H', 'p3'),
      shot('H', 'p3'),
      shot('H', 'p2'),
      shot('H', 'p2'),
    ]);
    expect(news.filter(({ type }) => type === 'run')).toEqual([
      { type: 'run', side: 'home', points: 8, score: { home: 8, away: 1 } },
    ]);
    expect(runOf(told(shot('A', 'p1'), shot('H', 'p3'), shot('A', 'p2Miss')))).toEqual({
      side: 'home',
      points: 3,
    });
  });
});

describe('a message of another sport', () => {
  it('is read by its own sport, and kept raw where that does not read it', () => {
    const kinds = eventsOf(told(shot('H', 'p2'), event('Goal', 'H', 1, 1), event('Faceoff', 'H', 1, 1)));
    expect(kinds.map(({ event: { type } }) => type)).toEqual(['shotAttempt', 'unknown', 'unknown']);
    const hockey = foldedMatch([[0, shot('H', 'p2')]], 'icehockey');
    expect(eventsOf(hockey).map(({ event: { type } }) => type)).toEqual(['shot']);
  });
});
