import type { LiveEvent } from '@kampdag/core/live/event';
import { eventsOf } from '@kampdag/core/live/match';
import type { PlayedPeriod, TimeoutLimit, TimeoutRule } from '@kampdag/core/live/rules/liveRules';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { event, foldedMatch } from '../live/timedMessages.ts';

const regulation = (number: number, length = 600): PlayedPeriod => ({ kind: 'regulation', number, length });
const overtime = (number: number): PlayedPeriod => ({ kind: 'overtime', number, length: 300 });

const timeoutsOf = (kind: SportKind): TimeoutRule => sportOf(kind).timeouts ?? [];

/** What a limit says at the start of periods: how many are allowed, and how many windows they make. */
const limitsAt = (limit: TimeoutLimit | undefined, periods: readonly PlayedPeriod[]) => ({
  allowed: periods.map((period) => limit?.allowed(period)),
  windows: new Set(periods.map((period) => limit?.window(period, 0))).size,
});

describe('timeouts', () => {
  it('are one per match in hockey (IIHF rule 87)', () => {
    const [match, ...others] = timeoutsOf('icehockey');
    expect(limitsAt(match, [regulation(1), regulation(3), overtime(1)])).toEqual({
      allowed: [1, 1, 1],
      windows: 1,
    });
    expect(others).toEqual([]);
  });

  it('are two in the first half, three in the second and one in each extra period in basketball (FIBA rule 18.2.5)', () => {
    const [half] = timeoutsOf('basketball');
    const periods = [regulation(1), regulation(2), regulation(3), regulation(4), overtime(1), overtime(2)];
    expect(limitsAt(half, periods)).toEqual({ allowed: [2, 2, 3, 3, 1, 1], windows: 4 });
    const [first, second, third, fourth] = periods.map((period) => half?.window(period, 0));
    expect(second).toBe(first);
    expect(fourth).toBe(third);
  });

  it('are at most two in the last two minutes of the fourth quarter', () => {
    const late = timeoutsOf('basketball')[1];
    expect(late?.allowed(regulation(4))).toBe(2);
    expect(late?.window(regulation(4), 479)).toBeNull();
    expect(late?.window(regulation(4), 480)).not.toBeNull();
    expect(late?.window(regulation(3), 590)).toBeNull();
    expect(late?.window({ ...overtime(1), number: 4 }, 290)).toBeNull();
  });

  it('are two in each set in volleyball (FIVB rule 15.1)', () => {
    const [set, ...others] = timeoutsOf('volleyball');
    const sets = [1, 2, 5].map((number) => regulation(number, 0));
    expect(limitsAt(set, sets)).toEqual({ allowed: [2, 2, 2], windows: 3 });
    expect(others).toEqual([]);
  });
});

const first = (type: string, own: Readonly<Record<string, unknown>>, sport: SportKind): LiveEvent => {
  const current = eventsOf(foldedMatch([[1, event(type, 'H', 1, 10, own)]], sport))[0];
  if (current === undefined) throw new Error('the event does not stand');
  return current.event;
};

describe('team fouls in basketball (FIBA rule 41)', () => {
  const rule = sportOf('basketball').teamFouls;
  const counts = (own: Readonly<Record<string, unknown>>): boolean | undefined =>
    rule?.counts(first('Foul', { Player: 7, ...own }, 'basketball'));

  it("include players', not those of coach, bench, team management or after the match", () => {
    expect(counts({ FoulType: 200447 })).toBe(true);
    expect(counts({})).toBe(true);
    expect(counts({ FoulType: 200447, IsCoach: true })).toBe(false);
    for (const FoulType of [200454, 200455, 200462]) expect(counts({ FoulType })).toBe(false);
    expect(rule?.counts(first('Steal', { Player: 7 }, 'basketball'))).toBe(false);
  });

  it('are four a quarter, and extra periods continue the fourth', () => {
    expect(rule?.limit).toBe(4);
    const windows = [regulation(1), regulation(2), regulation(3), regulation(4)].map((one) =>
      rule?.window(one),
    );
    expect(new Set(windows).size).toBe(4);
    expect([overtime(1), overtime(2), regulation(5)].map((one) => rule?.window(one))).toEqual([
      windows[3],
      windows[3],
      windows[3],
    ]);
    expect(sportOf('icehockey').teamFouls).toBeNull();
    expect(sportOf('volleyball').teamFouls).toBeNull();
  });
});

const points = (type: string, own: Readonly<Record<string, unknown>>, sport: SportKind): number =>
  sportOf(sport).scoring.points(first(type, own, sport));

describe('the points of an event', () => {
  it('are one for a goal and for a penalty shot that scored in hockey', () => {
    expect(points('Goal', {}, 'icehockey')).toBe(1);
    expect(points('PenaltyShot', { ResultText: 'Goal' }, 'icehockey')).toBe(1);
    expect(points('PenaltyShot', { ResultText: 'Saved' }, 'icehockey')).toBe(0);
    expect(points('Shootout', { ResultText: 'Goal' }, 'icehockey')).toBe(0);
    expect(points('Shot', {}, 'icehockey')).toBe(0);
  });

  it('are the shot’s worth in basketball, and one per point in volleyball', () => {
    expect(
      [200444, 200445, 200443, 200581, 200442, 200580, 1].map((ShotResult) =>
        points('Shot', { ShotResult }, 'basketball'),
      ),
    ).toEqual([1, 0, 2, 0, 3, 0, 0]);
    expect(points('Steal', {}, 'basketball')).toBe(0);
    expect(points('Point', {}, 'volleyball')).toBe(1);
    expect(points('Timeout', {}, 'volleyball')).toBe(0);
  });
});

/** A value of each sport. */
const bySport = <A>(valueOf: (kind: SportKind) => A) =>
  Object.fromEntries(sportKinds.map((kind) => [kind, valueOf(kind)]));

const hidden = (kind: SportKind): readonly string[] => {
  const { eventTypes, defaultFilter } = sportOf(kind);
  return eventTypes.filter((type) => !defaultFilter.includes(type));
};

const toldOf = (kind: SportKind) => {
  const { leadChanges, run } = sportOf(kind).news;
  return { leadChanges, run };
};

describe('a sport’s display', () => {
  it('has the end of the clock, the time left in hockey and basketball and the time played in handball and soccer (R21)', () => {
    expect(
      bySport((kind) => {
        const { fullTime, shows, overtimeIsPlayedOut } = sportOf(kind).clock;
        return [fullTime, shows, overtimeIsPlayedOut];
      }),
    ).toEqual({
      icehockey: [3_600, 'remaining', false],
      basketball: [2_400, 'remaining', true],
      volleyball: [0, 'nothing', true],
      soccer: [5_400, 'matchTime', true],
      handball: [3_600, 'elapsed', true],
      plain: [0, 'nothing', true],
    } satisfies Record<SportKind, unknown>);
  });

  it('hides shots and face-offs in hockey, all but baskets in basketball and substitutions in volleyball by default (§4)', () => {
    expect(bySport(hidden)).toEqual({
      icehockey: ['shot', 'faceoff'],
      basketball: [
        'defensiveRebound',
        'offensiveRebound',
        'substitution',
        'foul',
        'block',
        'steal',
        'turnover',
      ],
      volleyball: ['substitution'],
      soccer: [],
      handball: ['shot'],
      plain: [],
    } satisfies Record<SportKind, readonly string[]>);
    expect(sportOf('icehockey').eventTypes.join(' ')).toBe(
      'goal penalty shot faceoff penaltyShot shootout timeout timer playerTime',
    );
    expect(sportOf('basketball').eventTypes.join(' ')).toBe(
      'shotAttempt defensiveRebound offensiveRebound substitution foul block steal turnover timeout timer',
    );
    expect(sportOf('volleyball').eventTypes.join(' ')).toBe('point penalty timer timeout substitution');
  });

  it('announces lead changes and runs of eight points only in basketball', () => {
    const silent = { leadChanges: false, run: null };
    expect(bySport(toldOf)).toEqual({ ...bySport(() => silent), basketball: { leadChanges: true, run: 8 } });
  });
});
