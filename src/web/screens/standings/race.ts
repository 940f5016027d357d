import type { RaceLine } from '@kampdag/core/league/standings/pointsRace';
import { type CivilDate, dateOfEpochDay, epochDayOf, partsOf, weekdayOf } from '@kampdag/core/time/civilDate';
import type { Line, Tick } from '../../ui/chart/LineChart.tsx';
import type { Series } from '../../ui/chart/series.ts';
import type { RaceTeam } from './raceTeam.ts';

const dayOf = (date: CivilDate): number => epochDayOf(partsOf(date));

const daysOf = (race: readonly RaceTeam[]): readonly number[] =>
  race.flatMap(({ line }) => line.points.map(({ date }) => dayOf(date)));

/** How a long season is told from a short one, in days. */
const fewDays = 10;
const fewWeeks = 70;
/** Longer than any season: a date that is wrong by years names no days. */
const mostDays = 1100;

/** Days worth naming on the axis: each of a few, the Mondays of some weeks, the firsts of the months of a season. */
export const dateTicks = (
  race: readonly RaceTeam[],
  { day, month }: Readonly<Record<'day' | 'month', (date: CivilDate) => string>>,
): readonly Tick[] => {
  const days = daysOf(race);
  const first = Math.min(...days);
  const length = Math.max(...days) - first;
  if (length > mostDays) return [];
  const isNamed = (date: CivilDate): boolean =>
    length <= fewDays || (length <= fewWeeks ? weekdayOf(date) === 1 : partsOf(date).day === 1);
  const text = length <= fewWeeks ? day : month;
  return Array.from({ length: length + 1 }, (_, at) => dateOfEpochDay(first + at))
    .filter(isNamed)
    .map((date) => ({ at: dayOf(date), text: text(date) }));
};

/** The lines of the race: those that were chosen in their colours, above the others, which stand back. */
export const raceLines = (
  race: readonly RaceTeam[],
  seriesOf: (key: string) => Series | null,
): readonly Line[] => {
  const until = Math.max(...daysOf(race));
  const lines = race.map(({ key, name, line: { points } }): Line => {
    const last = points.at(-1) ?? points[0];
    return {
      name,
      series: seriesOf(key) ?? 'quiet',
      points: [
        ...points.map(({ date, points: y }) => ({ x: dayOf(date), y })),
        ...(dayOf(last.date) < until ? [{ x: until, y: last.points }] : []),
      ],
    };
  });
  return lines.toSorted((a, b) => Number(b.series === 'quiet') - Number(a.series === 'quiet'));
};

/** A team's points at the end of a day. */
export const pointsAt = ({ points }: RaceLine, day: number): number =>
  (points.findLast(({ date }) => dayOf(date) <= day) ?? points[0]).points;
