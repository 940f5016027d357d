import { emptyMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { anyEvent } from '@kampdag/core/sport/anyEvent';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { event, foldedMatch, type TimedMessage, timedMessages, timer } from '../timedMessages.ts';

const read = readMessage(generatedMatch, sportOf('icehockey'));
const goal = (own = {}): TimedMessage => [
  60,
  { ...event('Goal', 'H', 1, 60, { Player: 1, ...own }), ClientId: 'goal' },
];
const remove: TimedMessage = [90, { MatchEventType: 'Delete', DeletedEventClientId: 'goal' }];

describe('the timeline', () => {
  it('is newest first, with the score after each goal and its people (§4)', () => {
    const rows = timelineOf(foldedMatch([goal({ FirstAssist: 2 }), [70, event('Goal', 'A', 1, 70)]]));
    expect(rows.map(({ kind, side, time, score }) => [kind, side, time, score])).toEqual([
      ['goal', 'away', '01:10', { home: 1, away: 1 }],
      ['goal', 'home', '01:00', { home: 1, away: 0 }],
    ]);
    expect(rows[1]?.people).toEqual([
      { role: 'scorer', id: 1 },
      { role: 'firstAssist', id: 2 },
    ]);
  });

  it('has no time for an event without one, and the points of scoring events', () => {
    const rows = timelineOf(foldedMatch([goal(), [70, event('Shot', 'A', 1, 0, { Time: null })]]));
    expect(rows.map(({ time, points }) => [time, points])).toEqual([
      [null, null],
      ['01:00', 1],
    ]);
  });

  it('keeps a corrected event in its place, marked as corrected', () => {
    const rows = timelineOf(foldedMatch([goal(), [70, event('Shot', 'A', 1, 70)], goal({ Player: 9 })]));
    expect(rows.map(({ kind, corrected }) => [kind, corrected])).toEqual([
      ['shot', false],
      ['goal', true],
    ]);
  });

  it('shows only match and period timers, and only goalies going on and off (§3, §4)', () => {
    const rows = timelineOf(
      foldedMatch([
        [0, timer('periodStart', 1, 0)],
        [1, timer('start', 1, 0)],
        [2, event('PlayerTime', 'H', 1, 0, { Player: 1, Direction: 1 })],
        [3, event('PlayerTime', 'H', 1, 0, { Player: 30, Direction: 1, IsGoalie: true })],
      ]),
    );
    expect(rows.map(({ shown }) => shown)).toEqual([true, false, false, true]);
  });

  it('shows starts and ends of match and periods, but no stop, update or team list', () => {
    const rows = timelineOf(
      foldedMatch([
        [0, timer('matchStart', 1, 0)],
        [1, timer('periodStart', 1, 0)],
        [2, timer('update', 1, 5)],
        [3, timer('stop', 1, 9)],
        [4, timer('periodEnd', 1, 1200)],
        [5, timer('matchEnd', 3, 1200)],
        [6, event('TeamUpdate', 'H', 3, 0, { Players: [1] })],
        [7, event('Goal', 'H', 1, 60)],
      ]),
    );
    const shown = rows.filter((row) => row.shown).map((row) => anyEvent(row.event));
    expect(shown.map((one) => (one.type === 'timer' ? one.action : one.type))).toEqual([
      'goal',
      'matchEnd',
      'periodEnd',
      'periodStart',
      'matchStart',
    ]);
    const onCourt: TimedMessage = [1, event('TeamUpdate', 'H', 23, 0, { Players: [1] })];
    const foul: TimedMessage = [2, event('Foul', 'H', 23, 5, { Player: 1 })];
    expect(timelineOf(foldedMatch([onCourt, foul], 'basketball')).map(({ shown: is }) => is)).toEqual([
      true,
      false,
    ]);
  });

  it('removes the score of a penalty shot when a Goal repeats it', () => {
    const shot: TimedMessage = [60, event('PenaltyShot', 'H', 1, 60, { Player: 1, ResultText: 'Goal' })];
    const [first, second] = timedMessages([shot, [61, event('Goal', 'H', 1, 60, { Player: 1 })]]).map(read);
    let match = emptyMatch(generatedMatch, sportOf('icehockey'));
    if (first !== undefined) match = matchAfter(match, first);
    expect(timelineOf(match).map(({ score }) => score)).toEqual([{ home: 1, away: 0 }]);
    if (second !== undefined) match = matchAfter(match, second);
    expect(timelineOf(match).map(({ score }) => score)).toEqual([{ home: 1, away: 0 }, null]);
  });

  it('reuses the row objects of unchanged events', () => {
    const messages = timedMessages([
      goal(),
      [70, event('Goal', 'A', 1, 70)],
      [80, event('Shot', 'A', 1, 80)],
    ]).map(read);
    const before = matchAfterAll(emptyMatch(generatedMatch, sportOf('icehockey')), messages.slice(0, 2));
    const rows = timelineOf(before);
    const after = timelineOf(matchAfterAll(before, messages.slice(2)));
    expect(after.slice(1)).toHaveLength(2);
    for (const [index, row] of rows.entries()) expect(after[index + 1]).toBe(row);
  });

  it('replaces rows whose score another event changed', () => {
    const [first, second, gone] = timedMessages([goal(), [70, event('Goal', 'A', 1, 70)], remove]).map(read);
    if (first === undefined || second === undefined || gone === undefined) throw new Error('three messages');
    const before = matchAfterAll(emptyMatch(generatedMatch, sportOf('icehockey')), [first, second]);
    expect(timelineOf(before)[0]?.score).toEqual({ home: 1, away: 1 });
    expect(timelineOf(matchAfter(before, gone)).map(({ score }) => score)).toEqual([{ home: 0, away: 1 }]);
  });
});

const penalty = (minutes: number): TimedMessage => [
  5,
  { ...event('Penalty', 'H', 1, 5, { Minutes: minutes }), ClientId: 'penalty' },
];

const gone = (id: string): TimedMessage => [9, { MatchEventType: 'Delete', DeletedEventClientId: id }];

const newsOf = (told: readonly TimedMessage[], from: number): unknown => {
  const messages = timedMessages(told).map(read);
  const before = matchAfterAll(emptyMatch(generatedMatch, sportOf('icehockey')), messages.slice(0, from));
  return newsBetween(before, matchAfterAll(before, messages.slice(from))).map(({ type }) => type);
};

describe('the news', () => {
  it('covers goals, their corrections and deletions, penalties and the match', () => {
    expect(newsOf([goal()], 0)).toEqual(['goal']);
    expect(newsOf([goal(), goal({ Player: 5 })], 1)).toEqual(['goalCorrected']);
    expect(newsOf([goal(), remove], 1)).toEqual(['goalRemoved']);
    expect(
      newsOf(
        [
          [0, event('Penalty', 'H', 1, 5)],
          [1, timer('periodEnd', 1, 5)],
          [2, timer('matchEnd', 1, 5)],
        ],
        0,
      ),
    ).toEqual(['penalty', 'periodEnd', 'matchEnd']);
  });

  it('covers starts and scored penalty shots, and no other timer or shot', () => {
    const shot = event('PenaltyShot', 'H', 1, 60, { Player: 1 });
    expect(
      newsOf(
        [
          [0, timer('matchStart', 1, 0)],
          [1, timer('periodStart', 1, 0)],
          [2, timer('start', 1, 0)],
          [3, { ...shot, ResultText: 'Goal' }],
          [4, { ...shot, ResultText: 'Saved' }],
        ],
        0,
      ),
    ).toEqual(['matchStart', 'periodStart', 'goal']);
    expect(newsOf([penalty(2), penalty(5)], 1)).toEqual(['penaltyCorrected']);
    expect(newsOf([penalty(2), gone('penalty')], 1)).toEqual(['penaltyRemoved']);
  });

  it('covers repeated reports once', () => {
    expect(newsOf([goal(), goal({ Player: 5 })], 0)).toEqual(['goal']);
    expect(newsOf([goal(), goal({ Player: 5 }), remove], 1)).toEqual(['goalRemoved']);
    expect(newsOf([goal(), goal({ Player: 5 }), goal({ Player: 6 })], 1)).toEqual(['goalCorrected']);
  });

  const shot = event('PenaltyShot', 'H', 2, 300, { Player: 7, ResultText: 'Goal', ClientId: 'shot' });
  const scored = event('Goal', 'H', 2, 300, { Player: 7, GoalType: 200150, ClientId: 'scored' });
  const times = [
    [300, 300],
    [300, 312],
    [312, 300],
    [300, null],
    [null, 300],
    [null, null],
  ] as const;

  it.each(times)('covers a penalty shot (%s s) and its goal (%s s) once (R32)', (a, b) => {
    const both: readonly TimedMessage[] = [
      [1, { ...shot, Time: a }],
      [2, { ...scored, Time: b }],
    ];
    for (const told of [both, both.toReversed()]) {
      expect(newsOf(told, 0)).toEqual(['goal']);
      expect(newsOf(told, 1)).toEqual([]);
      const rows = timelineOf(foldedMatch(told)).filter((row) => row.shown);
      expect(rows.map(({ kind, also, score }) => [kind, also, score])).toEqual([
        ['goal', 'penaltyShot', { home: 1, away: 0 }],
      ]);
    }
  });

  it('does not repeat a penalty shot when it or its Goal is deleted, and covers another scorer as a correction', () => {
    const both: readonly TimedMessage[] = [
      [1, shot],
      [2, { ...scored, Time: 310 }],
    ];
    expect(newsOf([...both, gone('scored')], 2)).toEqual([]);
    expect(newsOf([...both, gone('shot')], 2)).toEqual([]);
    expect(newsOf([...both, gone('shot'), gone('scored')], 2)).toEqual(['goalRemoved']);
    expect(newsOf([...both, [3, { ...scored, Time: 311 }]], 2)).toEqual(['goalCorrected']);
    expect(
      newsOf(
        [
          [1, shot],
          [2, { ...scored, Player: 9 }],
        ],
        1,
      ),
    ).toEqual(['goalCorrected']);
  });

  it('covers two penalty shots of a period as two goals', () => {
    const second: TimedMessage = [3, { ...shot, ClientId: 'second', Time: 900 }];
    expect(newsOf([[1, shot], [2, scored], second], 2)).toEqual(['goal']);
    expect(newsOf([[1, shot], [2, scored], second], 0)).toEqual(['goal', 'goal']);
  });

  it('excludes goals reported in the shootout (R22)', () => {
    expect(newsOf([[1, event('Goal', 'H', 5, 0)]], 0)).toEqual([]);
  });

  it('covers each start and end of match and period once, however often reported (wire-format §4)', () => {
    for (const action of ['matchStart', 'periodStart', 'periodEnd', 'matchEnd'] as const) {
      const told: readonly TimedMessage[] = [
        [1, timer(action, 1, 0)],
        [2, timer(action, 1, 0)],
        [3, timer(action, 1, 0)],
      ];
      expect(newsOf(told, 0)).toEqual([action]);
      expect(newsOf(told, 1)).toEqual([]);
    }
    expect(
      newsOf(
        [
          [1, timer('periodStart', 1, 0)],
          [2, timer('periodStart', 2, 0)],
        ],
        0,
      ),
    ).toEqual(['periodStart', 'periodStart']);
  });

  it('excludes the end of a period before the one in play (R21)', () => {
    const second: readonly TimedMessage[] = [
      [0, timer('periodStart', 1, 0)],
      [1, timer('start', 1, 0)],
      [1300, timer('periodStart', 2, 0)],
      [1301, timer('periodEnd', 1, 1200)],
    ];
    expect(newsOf(second, 3)).toEqual([]);
  });

  it('excludes events reported and deleted in between, and unchanged ones', () => {
    expect(newsOf([goal(), remove], 0)).toEqual([]);
    expect(newsOf([goal(), [70, event('Shot', 'A', 1, 70)]], 1)).toEqual([]);
    expect(newsBetween(null, foldedMatch([goal()]))).toEqual([]);
  });
});
