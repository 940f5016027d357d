import { PersonId } from '@kampdag/core/ids';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { matchAfterAll } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { noticesBetween } from '@kampdag/core/live/news/notice';
import { readMessage } from '@kampdag/core/live/wire/message';
import { hockeyTotalsOf, playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { foldedMatch, timedMessages } from '../live/timedMessages.ts';
import { reporterOf } from './reported.ts';

const { event, timer, match } = reporterOf('icehockey');

const end = { MatchEventType: 'Timer', Period: 200_053, Time: 1_200 };

describe('a timer', () => {
  it.each([
    ['a number', { Type: 5 }],
    ['digits', { Type: '5' }],
    ['a name as its type', { Type: 'Match end' }],
    ['a name alone', { TypeName: 'Match end' }],
    ['a name in other letters', { TypeName: 'match end' }],
    ['a name beside an empty type', { Type: null, TypeName: 'Match end' }],
  ])('with %s ends the match on both channels (wire-format §4)', (_, own) => {
    const body = { ...end, ...own };
    expect(clockOf(match(timer('start', 1, 0), body)).state).toBe('ended');
    expect(scoringFilter()(body)).toBe(true);
  });

  it('that stops play does not belong on the goals channel', () => {
    expect(scoringFilter()({ ...end, Type: '2' })).toBe(false);
    expect(scoringFilter()({ ...end, TypeName: 'Stop' })).toBe(false);
  });
});

describe('a person on both rosters', () => {
  it('has the side that events say', () => {
    const member = { Id: 7, FirstName: 'Ada', LastName: 'Berg', ShirtNo: 7 };
    const told = match(
      { MatchEventType: 'MatchData', HomePlayers: [member], AwayPlayers: [member] },
      event('H', 'Goal', 1, 60, { Player: 7 }),
      event('H', 'Shot', 1, 70, { Player: 7 }),
    );
    expect(playersOf(told).get(PersonId(7))).toMatchObject({ side: 'home', goals: 1, shots: 2 });
    expect(hockeyTotalsOf(told).home.goals).toBe(1);
  });
});

describe('two goals of one batch', () => {
  it('are told with their own scores', () => {
    const before = foldedMatch([[0, timer('periodStart', 1, 0)]]);
    const after = matchAfterAll(
      before,
      timedMessages([
        [0, timer('periodStart', 1, 0)],
        [1, event('H', 'Goal', 1, 60, { Player: 7 })],
        [2, event('A', 'Goal', 1, 90, { Player: 8 })],
      ]).map(readMessage(generatedMatch, sportOf('icehockey'))),
    );
    const scores = [
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ];
    expect(newsBetween(before, after).map((news) => ('score' in news ? news.score : null))).toEqual(scores);
    expect(noticesBetween(before, after).map(({ score }) => score)).toEqual(scores);
  });
});
