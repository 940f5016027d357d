import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { hasKeptStatus } from '@kampdag/core/league/match/matchStatus';
import { partedUpcoming, scheduleOf } from '@kampdag/core/league/schedule/schedule';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedToday, matchList, plainMatch } from '../../../arbitraries/matches.ts';

const view = { teamId: null, today: generatedToday, resultsVisible: true };
const won = { goals: { home: 3, away: 1 }, text: '3-1' };
const match = (matchId: number, change: Partial<Match>): Match => ({
  ...plainMatch,
  matchId: MatchId(matchId),
  ...change,
});
const day = (text: string): CivilDate => text as CivilDate;
const ids = (matches: readonly Match[]): readonly number[] => matches.map(({ matchId }) => matchId);

describe('the schedule (§2)', () => {
  it('has every kept match once: played with a result, upcoming without one and with a home team (§2)', () => {
    fc.assert(
      fc.property(matchList(40), (matches) => {
        const { upcoming, played } = scheduleOf(matches, view);
        const all = played.flatMap((group) => group.matches);
        expect(new Set(ids(upcoming))).toEqual(
          new Set(
            ids(matches.filter((m) => hasKeptStatus(m) && m.result === null && m.teams.home.name !== null)),
          ),
        );
        expect(new Set(ids(all))).toEqual(
          new Set(ids(matches.filter((m) => hasKeptStatus(m) && m.result !== null))),
        );
        expect(all.length + upcoming.length).toBe(new Set([...ids(all), ...ids(upcoming)]).size);
      }),
    );
  });

  it('sorts upcoming matches by date, then start; unset values come last', () => {
    const { upcoming } = scheduleOf(
      [
        match(1, { date: null }),
        match(2, { date: day('2026-10-12'), start: null }),
        match(3, { date: day('2026-10-12'), start: TimeOfDay(600) }),
        match(4, { date: day('2026-10-11'), start: TimeOfDay(1_200) }),
        match(5, { date: day('2026-10-12'), start: TimeOfDay(599) }),
      ],
      view,
    );
    expect(ids(upcoming)).toEqual([4, 5, 3, 2, 1]);
  });

  it('groups played matches by day, newest first, by start within a day, without a day last', () => {
    const { played } = scheduleOf(
      [
        match(1, { date: null, result: won }),
        match(2, { date: day('2026-10-08'), start: TimeOfDay(1_100), result: won }),
        match(3, { date: day('2026-10-09'), result: won }),
        match(4, { date: day('2026-10-08'), start: TimeOfDay(1_000), result: won }),
      ],
      view,
    );
    expect(played.map(({ date, matches }) => [date, ids(matches)])).toEqual([
      ['2026-10-09', [3]],
      ['2026-10-08', [4, 2]],
      [null, [1]],
    ]);
  });

  it('never has a day twice, nor an empty one', () => {
    fc.assert(
      fc.property(matchList(40), (matches) => {
        const { played } = scheduleOf(matches, view);
        const days = played.map(({ date }) => date);
        expect(new Set(days).size).toBe(days.length);
        for (const group of played) {
          expect(group.matches.length).toBeGreaterThan(0);
          expect(group.matches.every(({ date }) => date === group.date)).toBe(true);
        }
      }),
    );
  });

  it('shows only the chosen team, home and away', () => {
    const away = match(2, { teams: { home: plainMatch.teams.away, away: plainMatch.teams.home } });
    const strangers = match(3, {
      teams: { home: { ...plainMatch.teams.home, teamId: TeamId(8) }, away: plainMatch.teams.away },
    });
    const { upcoming } = scheduleOf([plainMatch, away, strangers], { ...view, teamId: TeamId(1) });
    expect(ids(upcoming)).toEqual([1, 2]);
  });

  it('counts a match as played when its day is over where results are hidden (R24)', () => {
    const hidden = { ...view, resultsVisible: false };
    const { upcoming, played } = scheduleOf(
      [match(1, { date: day('2026-10-09') }), match(2, {}), match(3, { date: null })],
      hidden,
    );
    expect(ids(played.flatMap(({ matches }) => matches))).toEqual([1]);
    expect(ids(upcoming)).toEqual([2, 3]);
  });

  it('parts from the upcoming those whose day has passed without a result; one in play past midnight is none (R36)', () => {
    const late = { start: TimeOfDay(23 * 60), end: TimeOfDay(30), liveClientType: 'Standard' } as const;
    const upcoming = [
      match(1, { date: day('2026-10-09') }),
      match(2, { date: day('2026-10-09'), ...late }),
      match(3, { date: day('2026-10-10') }),
      match(4, { date: null }),
    ];
    const { ahead, passed } = partedUpcoming(upcoming, { date: day('2026-10-10'), time: TimeOfDay(45) });
    expect(ids(passed)).toEqual([1]);
    expect(ids(ahead)).toEqual([2, 3, 4]);
    const morning = partedUpcoming(upcoming, { date: day('2026-10-10'), time: TimeOfDay(8 * 60) });
    expect(ids(morning.passed)).toEqual([1, 2]);
  });
});
