import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { timeoutsLeft } from '@kampdag/core/live/clock/timeouts';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { emptyMatch, eventsOf, type LiveMatch, matchAfter } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { scoreOf } from '@kampdag/core/live/score/score';
import { setsOf } from '@kampdag/core/live/score/sets';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import { describe, expect, it } from 'vitest';
import { type Body, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { scoreAt } from '../../../support/scoreAt.ts';
import { after, foldedMatch, type TimedMessage, timedMessages } from '../../live/timedMessages.ts';

const event = (type: string, team: string | null, set: number, own: Body = {}): Body => ({
  MatchEventType: type,
  Team: team,
  Period: 200060 + set,
  Time: 0,
  ...own,
});

const point = (team: string, set: number, own: Body = {}): Body =>
  event('Point', team, set, { Player: 7, Type: 'attack', ...own });
const points = (team: string, set: number, count: number): readonly Body[] =>
  Array.from({ length: count }, () => point(team, set));
const end = (set: number): Body => event('Timer', null, set, { Type: 7 });
const matchEnd = (set: number): Body => event('Timer', null, set, { Type: 5 });

const told = (...bodies: readonly Body[]): LiveMatch =>
  foldedMatch(
    bodies.map((body, index): TimedMessage => [index, body]),
    'volleyball',
  );

const left = (...bodies: readonly Body[]) => {
  const match = told(...bodies);
  return timeoutsLeft(match, readClock(clockOf(match), after(0)));
};

describe('the score of volleyball', () => {
  it('counts points within their set, and sets as the score of the match', () => {
    const match = told(...points('H', 1, 25), ...points('A', 1, 2), end(1), ...points('A', 2, 2));
    expect(scoreOf(match)).toEqual({ home: 1, away: 0 });
    expect(timelineOf(match)[0]?.score).toEqual({ home: 0, away: 2 });
    expect(
      setsOf(match).played.map(({ points: { home, away }, end, winner }) => [
        home,
        away,
        end !== null,
        winner,
      ]),
    ).toEqual([
      [25, 2, true, 'home'],
      [0, 2, false, null],
    ]);
  });

  it('counts no set as won before its Period end, nor with points level (§9)', () => {
    expect(scoreOf(told(...points('H', 1, 25)))).toEqual({ home: 0, away: 0 });
    expect(scoreOf(told(...points('H', 1, 2), ...points('A', 1, 2), end(1)))).toEqual({ home: 0, away: 0 });
    expect(scoreOf(told(...points('H', 1, 2), end(2)))).toEqual({ home: 0, away: 0 });
  });

  it('removes a won set when its end or points are deleted', () => {
    const remove = { MatchEventType: 'Delete', DeletedEventClientId: 'end' };
    const ended = { ...end(1), ClientId: 'end' };
    expect(scoreOf(told(...points('H', 1, 25), ended))).toEqual({ home: 1, away: 0 });
    expect(scoreOf(told(...points('H', 1, 25), ended, remove))).toEqual({ home: 0, away: 0 });
  });

  it('counts a late point for its own set', () => {
    const match = told(point('H', 1), end(1), point('A', 2), point('H', 1));
    expect(timelineOf(match).map(({ score }) => score && [score.home, score.away])).toEqual([
      [2, 0],
      [0, 1],
      null,
      [1, 0],
    ]);
    const tokens = eventsOf(match).map(({ token }) => token);
    expect(tokens.map((token) => scoreAt(match, token))).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 0 },
      { home: 0, away: 1 },
      { home: 2, away: 0 },
    ]);
  });

  it('starts a new set at 0–0', () => {
    const match = told(point('H', 1), end(1), event('Timer', null, 2, { Type: 6 }));
    const token = eventsOf(match).at(-1)?.token;
    expect(token && scoreAt(match, token)).toEqual({ home: 0, away: 0 });
  });

  it('lists an undescribed set as played', () => {
    const one = {
      MatchEventType: 'MatchData',
      Periods: [{ PartialResultTypeId: 200061, Name: '1. sett', Duration: 0 }],
    };
    const match = told(one, ...points('H', 1, 25), end(1), ...points('H', 2, 25), end(2));
    expect(setsOf(match).played.map(({ period }) => [period.id, period.kind, period.number])).toEqual([
      [200061, 'regulation', 1],
      [200062, 'regulation', 2],
    ]);
    expect(scoreOf(match)).toEqual({ home: 2, away: 0 });
  });
});

describe('the summary of volleyball', () => {
  it('has sets, the points of played ones, and no clock', () => {
    const match = told(
      ...points('H', 1, 25),
      end(1),
      ...points('A', 2, 25),
      end(2),
      event('Timer', null, 3, { Type: 3 }),
      matchEnd(2),
    );
    expect(summaryOf(match, after(0))).toMatchObject({
      ended: true,
      score: { home: 1, away: 1 },
      sets: { home: 1, away: 1 },
      shootout: null,
      periods: [
        { home: 25, away: 0 },
        { home: 0, away: 25 },
      ],
      clock: { state: 'ended', display: null, period: '2. sett' },
    });
    expect(readClock(clockOf(match), after(0)).display).toBe('');
    expect(readClock(clockOf(told(point('H', 1))), after(9)).display).toBe('');
  });

  it('counts aces, attacks and blocks for the player, and an error only for the team', () => {
    const match = told(
      point('H', 1, { Type: 'ace' }),
      point('H', 1, { Type: 'Block' }),
      point('H', 1),
      point('H', 1, { Type: 'error', Player: 7 }),
      point('H', 1, { Type: 'error', Player: null, Opponent: 9 }),
      point('H', 1, { Type: 'serve' }),
      point('A', 1, { Player: null }),
    );
    expect(summaryOf(match, after(0)).players).toEqual({
      7: { team: 'H', points: 4, aces: 1, blocks: 1, attacks: 1 },
    });
    expect(volleyballTotalsOf(match)).toEqual({
      home: { points: 6, aces: 1, blocks: 1, attacks: 1, opponentErrors: 2 },
      away: { points: 1, aces: 0, blocks: 0, attacks: 1, opponentErrors: 0 },
    });
  });
});

describe('cards, timeouts and news of volleyball', () => {
  it('read a Penalty as a card without minutes', () => {
    const match = told(event('Penalty', 'H', 1, { Player: 4, InfractionName: 'Yellow card', Minutes: 2 }));
    expect(eventsOf(match)[0]?.event).toMatchObject({
      type: 'penalty',
      minutes: null,
      infraction: 'Yellow card',
    });
    expect(penaltiesOf(match).served).toEqual([]);
    expect(scoreOf(match)).toEqual({ home: 0, away: 0 });
  });

  it('allow two timeouts in each set', () => {
    expect(left(event('Timeout', 'A', 1), point('H', 1))).toEqual({ home: 2, away: 1 });
    expect(
      left(event('Timeout', 'A', 1), event('Timeout', 'A', 1), event('Timeout', 'A', 1), point('H', 1)).away,
    ).toBe(0);
    expect(left(event('Timeout', 'A', 1), point('H', 2)).away).toBe(2);
  });

  it('announce a won set once, at its Period end', () => {
    let match = emptyMatch(generatedMatch, sportOf('volleyball'));
    const news = timedMessages(
      [...points('H', 1, 25), end(1), end(1), point('A', 2)].map(
        (body, index): TimedMessage => [index, body],
      ),
    )
      .map(readMessage(generatedMatch, sportOf('volleyball')))
      .flatMap((message) => {
        const before = match;
        match = matchAfter(match, message);
        return newsBetween(before, match);
      })
      .filter(({ type }) => type === 'setWon');
    expect(news).toMatchObject([{ type: 'setWon', side: 'home', sets: { home: 1, away: 0 } }]);
  });
});
