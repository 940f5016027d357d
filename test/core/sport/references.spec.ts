import type { NewsEvents } from '@kampdag/core/live/news/news';
import type { EventOf, NewsKind } from '@kampdag/core/live/rules/eventRule';
import type { basketballEvents } from '@kampdag/core/sport/basketball/event';
import { foulKind, foulTypes } from '@kampdag/core/sport/basketball/foulType';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import type { handballEvents } from '@kampdag/core/sport/handball/event';
import type { hockeyEvents } from '@kampdag/core/sport/icehockey/event';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { plainEvents } from '@kampdag/core/sport/plain/event';
import type { soccerEvents } from '@kampdag/core/sport/soccer/event';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { volleyballEvents } from '@kampdag/core/sport/volleyball/event';
import { sportKinds } from '@kampdag/core/sportKind';
import { describe, expect, expectTypeOf, it } from 'vitest';

const read = (kind: (typeof sportKinds)[number]): readonly string[] =>
  [...sportOf(kind).readers.keys()].toSorted();

describe('the reference ids of specification §3', () => {
  it('name every shot result with its points', () => {
    expect([...shotResults].map(([id, { worth, made }]) => [id, worth, made])).toEqual([
      [200444, 1, true],
      [200445, 1, false],
      [200443, 2, true],
      [200581, 2, false],
      [200442, 3, true],
      [200580, 3, false],
    ]);
  });

  it('name every foul type (§3)', () => {
    expect([...foulTypes].map(([id, { name }]) => `${id} ${name}`)).toEqual([
      '200437 foul',
      '200447 personal',
      '200448 defensive',
      '200449 offensive',
      '200450 unsportsmanlike',
      '200451 technical',
      '200452 disqualifying',
      '200453 expulsion',
      '200454 technical bench',
      '200455 technical team management',
      '200456 banishment',
      '200461 defensive with punishment',
      '200462 reported after match ended',
    ]);
    expect(foulKind(200454)).toBe('technicalBench');
    expect(foulKind(4711)).toBeNull();
    expect(foulKind(null)).toBeNull();
  });

  it('name the goal types (§3)', () => {
    expect([200141, 200142, 200143, 200144, 200145].map(goalTypeCode)).toEqual([
      'EQ',
      'PP1',
      'PP2',
      'SH1',
      'SH2',
    ]);
  });
});

describe('a sport', () => {
  it.each(sportKinds)('%s has the event types that it reads in its filter', (kind) => {
    const { eventTypes, defaultFilter, scoring, periods } = sportOf(kind);
    for (const type of defaultFilter) expect(eventTypes).toContain(type);
    for (const type of scoring.types.slice(0, 1)) expect(eventTypes).toContain(type);
    expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length);
  });

  it.each(sportKinds)('%s has pages synced with a broadcast by everything that can score', (kind) => {
    const { scoring, factsOf } = sportOf(kind);
    expect(scoring.types.filter((type) => !factsOf({ type }).isRecognizable)).toEqual([]);
  });

  it('reads every message type of the specification (§3)', () => {
    expect(read('icehockey')).toEqual(
      'Faceoff Goal Penalty PenaltyShot PlayerTime Shootout Shot Timeout Timer'.split(' '),
    );
    expect(read('basketball')).toEqual(
      'Block DefensiveRebound Foul OffensiveRebound PlayerTime Shot Steal Substitution TeamUpdate Timeout Timer Turnover'.split(
        ' ',
      ),
    );
    expect(read('volleyball')).toEqual(
      'Penalty PlayerTime Point Substitution TeamUpdate Timeout Timer'.split(' '),
    );
    expect(read('handball')).toEqual(
      'Card Goal Penalty PlayerTime SevenMetreThrow Shootout Shot Timeout Timer'.split(' '),
    );
  });
});

type RuleIn<R> = R[keyof R];

type AnyRule =
  | RuleIn<typeof hockeyEvents>
  | RuleIn<typeof basketballEvents>
  | RuleIn<typeof volleyballEvents>
  | RuleIn<typeof soccerEvents>
  | RuleIn<typeof handballEvents>
  | RuleIn<typeof plainEvents>;

type EventAnnouncedAs<N extends NewsKind> = EventOf<Extract<AnyRule, { readonly news: N }>>;

describe('the readings of all sports', () => {
  it('know of the events that are news what every sport says of them', () => {
    expectTypeOf<EventAnnouncedAs<'goal'>>().toExtend<NewsEvents['goal']>();
    expectTypeOf<EventAnnouncedAs<'point'>>().toExtend<NewsEvents['point']>();
    expectTypeOf<EventAnnouncedAs<'penalty'>>().toExtend<NewsEvents['penalty']>();
    expectTypeOf<EventAnnouncedAs<'card'>>().toExtend<NewsEvents['card']>();
    expectTypeOf<EventAnnouncedAs<'timeout'>>().toExtend<NewsEvents['timeout']>();
    expectTypeOf<EventAnnouncedAs<'attempt'>>().toExtend<NewsEvents['attempt']>();
    expectTypeOf<EventAnnouncedAs<'milestone'>>().toExtend<NewsEvents['milestone']>();
  });
});
