import type { RaceLine } from '@kampdag/core/league/pointsRace';
import { addDays, type CivilDate, dateOfEpochDay, epochDayOf, partsOf } from '@kampdag/core/time/civilDate';
import type { Line, Tick } from '../../ui/chart/LineChart.tsx';
import type { Series } from '../../ui/chart/series.ts';

/** A team in the race. */
export interface RaceTeam {
  /** The team's id, as the address of a click and a key. */
  readonly key: string;
  readonly name: string;
  readonly line: RaceLine;
}

const dayOf = (date: CivilDate): number => epochDayOf(partsOf(date));

/** The firsts of the months that the race runs through. */
export const monthTicks = (
  race: readonly RaceTeam[],
  month: (date: CivilDate) => string,
): readonly Tick[] => {
  const days = race.flatMap(({ line }) => line.points.map(({ date }) => dayOf(date)));
  const last = Math.max(...days);
  const ticks: Tick[] = [];
  for (let day = Math.min(...days); day <= last; ) {
    const date = dateOfEpochDay(day);
    const { day: ofMonth } = partsOf(date);
    if (ofMonth === 1) ticks.push({ at: day, text: month(date) });
    day = dayOf(addDays(date, 1));
  }
  return ticks;
};

/** The lines of the race: those that were chosen in their colours, above the others, which stand back. */
export const raceLines = (
  race: readonly RaceTeam[],
  seriesOf: (key: string) => Series | null,
): readonly Line[] => {
  const until = Math.max(...race.flatMap(({ line }) => line.points.map(({ date }) => dayOf(date))));
  const lines = race.map(({ key, name, line: { points } }): Line => {
    const last = points.at(-1) ?? points[0];
    return {
      name,
      series: seriesOf(key) ?? 'quiet',
      points: [
        ...points.map(({ date, points: y }) => ({ x: dayOf(date), y })),
        ...(dayOf(last.date) < until ? [{ x: until, y: last.points }] : []),
      ],
      step: true,
    };
  });
  return lines.toSorted((a, b) => Number(b.series === 'quiet') - Number(a.series === 'quiet'));
};

/** A team's points at the end of a day. */
export const pointsAt = ({ points }: RaceLine, day: number): number =>
  (points.findLast(({ date }) => dayOf(date) <= day) ?? points[0]).points;
