import { fc, test } from '@fast-check/vitest';
import { sides } from '@kampdag/core/side';
import type { AssessedPenalty, GoalOfPlay } from '@kampdag/core/sport/icehockey/penalties/assessedPenalty';
import { type PenaltyReport, penaltyRecordOf } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { powerPlaysIn } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { describe, expect } from 'vitest';
import { personOf } from './caseReport.ts';

const side = fc.constantFrom(...sides);

/** Few seconds and few players, so that penalties meet: of one stoppage, of one player, with a goal. */
const second = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((at) => at * 30),
  fc.integer({ min: 3200, max: 3900 }),
);

const penalties = fc
  .array(
    fc.record({
      side,
      shirt: fc.option(fc.integer({ min: 1, max: 4 })),
      at: second,
      minutes: fc.array(fc.constantFrom(2, 2, 2, 4, 5, 10, 12, 14, 20, 25, 27, 1, 0, 1e9, -3), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(
      (one, index): AssessedPenalty => ({
        key: `k${index}`,
        side: one.side,
        player: one.shirt === null ? null : personOf(one.side, one.shirt),
        at: one.at,
        minutes: one.minutes,
      }),
    ),
  );

const goals: fc.Arbitrary<readonly GoalOfPlay[]> = fc.array(
  fc.record({
    side,
    at: fc.option(second),
    reported: fc.constantFrom(
      null,
      'even' as const,
      'powerPlay' as const,
      'shortHanded' as const,
      'penaltyShot' as const,
    ),
  }),
  { maxLength: 8 },
);

const reported: fc.Arbitrary<PenaltyReport> = fc.record({
  penalties,
  goals,
  regulation: fc.constant(3600),
  threeOnThreeFrom: fc.constantFrom(null, 3600),
  stoppages: fc.array(fc.integer({ min: 3600, max: 3900 }), { maxLength: 4 }),
});

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

describe('whatever was reported', () => {
  test.prop([reported])(
    'a side has three skaters at least and five at most (rules 26.1 and 84.3)',
    (told) => {
      for (const { skaters } of penaltyRecordOf(told).manpower) {
        for (const one of sides) {
          expect(skaters[one]).toBeGreaterThanOrEqual(3);
          expect(skaters[one]).toBeLessThanOrEqual(5);
        }
      }
    },
  );

  test.prop([reported])(
    'the box empties, and nobody sits before the call or longer than the call (R31)',
    (told) => {
      const { served, manpower } = penaltyRecordOf(told);
      const all = sumOf(
        told.penalties.flatMap(({ minutes }) => minutes.map((one) => (one > 0 && one < 60 ? one : 0))),
      );
      const goalsAt = told.goals.map(({ at }) => at);
      for (const { from, until, assessedAt } of served) {
        expect(from).toBeGreaterThanOrEqual(assessedAt);
        expect(until).toBeGreaterThanOrEqual(from);
        // One that waited may begin in the very second of a goal, which ends it (rule 16.2): nothing of it is served.
        if (until === from) expect(goalsAt).toContain(from);
      }
      expect(sumOf(served.map(({ from, until }) => until - from))).toBeLessThanOrEqual(60 * all);
      const [last] = manpower.slice(-1);
      expect(last?.onClock).toEqual({ home: [], away: [] });
    },
  );

  test.prop([reported])('no side has more than two on the clock, and no player twice (rule 26.1)', (told) => {
    for (const { onClock } of penaltyRecordOf(told).manpower) {
      for (const one of sides) {
        const players = onClock[one].flatMap(({ player }) => (player === null ? [] : [player]));
        expect(onClock[one].length).toBeLessThanOrEqual(2);
        expect(new Set(players).size).toBe(players.length);
      }
    }
  });

  test.prop([reported, fc.infiniteStream(fc.nat())])(
    'the order of reports makes no difference',
    (told, random) => {
      const mixed = <A>(all: readonly A[]): readonly A[] =>
        all
          .map((one) => ({ one, by: random.next().value ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ one }) => one);
      const record = penaltyRecordOf(told);
      const other = penaltyRecordOf({ ...told, penalties: mixed(told.penalties), goals: mixed(told.goals) });
      expect(other.served).toEqual(record.served);
      expect(other.manpower).toEqual(record.manpower);
      expect(powerPlaysIn(other, 4000)).toEqual(powerPlaysIn(record, 4000));
    },
  );

  test.prop([reported, fc.integer({ min: 0, max: 4000 })])(
    'goals are never more than chances and the further goals that are named, kills never negative',
    (told, played) => {
      const both = powerPlaysIn(penaltyRecordOf(told), played);
      for (const one of sides) {
        const { goals: scored, chances, converted, further, seconds } = both[one];
        expect(scored).toBeLessThanOrEqual(chances + further.doubleMinor + further.major);
        expect(converted).toBeLessThanOrEqual(Math.min(scored, chances));
        expect(seconds).toBeLessThanOrEqual(played);
      }
    },
  );

  test.prop([penalties, fc.constantFrom(...sides)])(
    'one side’s penalties alone never shorten the other',
    (all, one) => {
      const told = { goals: [], regulation: 3600, threeOnThreeFrom: null, stoppages: [] };
      const { manpower } = penaltyRecordOf({ ...told, penalties: all.filter((each) => each.side === one) });
      for (const { skaters } of manpower) expect(skaters[one === 'home' ? 'away' : 'home']).toBe(5);
    },
  );
});
