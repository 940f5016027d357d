import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { isLiveOrNear, sliderOf } from '@kampdag/core/league/schedule/slider';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedToday, matchList, plainMatch } from '../../../arbitraries/matches.ts';

/** 19:00 of the day around which matches lie. */
const evening = { date: generatedToday, time: TimeOfDay(19 * 60) };

const won = { goals: { home: 3, away: 1 }, text: '3-1' };
const match = (matchId: number, date: string | null, change: Partial<Match> = {}): Match => ({
  ...plainMatch,
  matchId: MatchId(matchId),
  date: date as CivilDate | null,
  ...change,
});
const ids = ({ matches }: { readonly matches: readonly Match[] }): readonly number[] =>
  matches.map(({ matchId }) => matchId);

const isFollowed = ({ matchId }: Match): boolean => matchId % 3 === 0;

describe('a phone’s slider (issue 36, 9)', () => {
  it('has a place where a match is in play, or at most two days away, before or after', () => {
    const days = ['2026-10-07', '2026-10-08', '2026-10-10', '2026-10-12', '2026-10-13', null];
    expect(days.map((day, at) => isLiveOrNear(match(at, day), evening))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the slider (§2)', () => {
  it('shows a month before to a month after today, both days with them (§2)', () => {
    const slider = sliderOf(
      [
        match(1, '2026-09-09'),
        match(2, '2026-09-10'),
        match(3, '2026-11-10'),
        match(4, '2026-11-11'),
        match(5, null),
      ],
      evening,
    );
    expect(ids(slider)).toEqual([2, 3]);
  });

  it('falls back to the last 30 matches that have a day when none lies near (§2, §9)', () => {
    const old = Array.from({ length: 35 }, (_, i) =>
      match(i + 1, addDays('2025-01-01' as CivilDate, i), { result: won }),
    );
    const slider = sliderOf([match(99, null), ...old.toReversed()], evening);
    expect(ids(slider)).toEqual(Array.from({ length: 30 }, (_, i) => i + 6));
    expect(slider.centred).toBe(29);
  });

  it('centres the first upcoming match: not one in play, which stands beside it, nor one put off (§2)', () => {
    const slider = sliderOf(
      [
        match(1, '2026-10-09'),
        match(2, '2026-10-10', { result: won }),
        match(3, '2026-10-10', { start: TimeOfDay(18 * 60 + 30) }),
        match(4, '2026-10-11', { nonPlayReason: 'MatchPostponed' }),
        match(5, '2026-10-12'),
        match(6, '2026-10-13'),
      ],
      evening,
    );
    expect(slider.centred).toBe(4);
    const tonight = [
      match(1, '2026-10-10', { start: TimeOfDay(18 * 60 + 30) }),
      match(2, '2026-10-10', { start: TimeOfDay(19 * 60 + 1) }),
      match(3, '2026-10-10', { start: null }),
    ];
    expect(sliderOf(tonight, evening).centred).toBe(1);
    expect(sliderOf(tonight.toSpliced(1, 1), evening).centred).toBe(1);
  });

  it('centres the last match when none is upcoming, and nothing without matches', () => {
    expect(
      sliderOf([match(1, '2026-10-01', { result: won }), match(2, '2026-10-02', { result: won })], evening)
        .centred,
    ).toBe(1);
    expect(sliderOf([], evening)).toEqual({ matches: [], centred: null });
  });

  it('is sorted, holds kept matches of the window alone, and centres one that it shows', () => {
    fc.assert(
      fc.property(matchList(60), (matches) => {
        const { matches: shown, centred } = sliderOf(matches, evening);
        const near = shown.some(({ date }) => date !== null && date >= '2026-09-10' && date <= '2026-11-10');
        for (const [i, { date, statusTypeId }] of shown.entries()) {
          expect(date).not.toBeNull();
          expect(statusTypeId ?? 1).toBeLessThanOrEqual(5);
          if (near) expect(date !== null && date >= '2026-09-10' && date <= '2026-11-10').toBe(true);
          const next = shown[i + 1];
          if (next !== undefined) expect((date ?? '') <= (next.date ?? '')).toBe(true);
        }
        if (!near) expect(shown.length).toBeLessThanOrEqual(30);
        expect(centred === null).toBe(shown.length === 0);
        if (centred !== null) expect(shown[centred]).toBeDefined();
      }),
    );
  });

  it('has followed matches first on their day, and moves no others', () => {
    fc.assert(
      fc.property(matchList(60), (matches) => {
        const plain = sliderOf(matches, evening);
        const slider = sliderOf(matches, evening, isFollowed);
        for (const kind of [true, false]) {
          const of = (all: readonly Match[]) => all.filter((each) => isFollowed(each) === kind);
          expect(of(slider.matches)).toEqual(of(plain.matches));
        }
        const places = slider.matches.map((each) => `${each.date} ${isFollowed(each) ? 0 : 1}`);
        expect(places).toEqual(places.toSorted());
      }),
    );
  });
});
