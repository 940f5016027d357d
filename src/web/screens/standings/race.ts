import type { RaceLine } from '@kampdag/core/league/standings/pointsRace';
import { type CivilDate, epochDayOf, partsOf } from '@kampdag/core/time/civilDate';
import type { Line } from '../../ui/chart/LineChart.tsx';
import { mostMutedLines, type Series } from '../../ui/chart/series.css.ts';

/** A team in the race. */
export interface RaceTeam {
  /** The key of its row. */
  readonly key: string;
  readonly name: string;
  readonly line: RaceLine;
}

/** A team's current points. */
export const lastPoints = ({ line: { points } }: RaceTeam): number => (points.at(-1) ?? points[0]).points;

/** The race as a chart shows it. */
export interface RaceProps {
  /** In the table's order. */
  readonly race: readonly RaceTeam[];
  /** The keys of the filter's and the followed teams. */
  readonly marked: readonly string[];
  /** Whether overtime points were distributed evenly; see `pointsRace`. */
  readonly isSpread: boolean;
}

const dayOf = (date: CivilDate): number => epochDayOf(partsOf(date));

/** The days of the race's points, as day numbers. */
export const daysOf = (race: readonly RaceTeam[]): readonly number[] =>
  race.flatMap(({ line }) => line.points.map(({ date }) => dayOf(date)));

/** The lines of the race: the chosen ones in colour, above the muted others, which a long table leaves out. */
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
  return lines
    .filter(({ series }) => series !== 'quiet' || lines.length <= mostMutedLines)
    .toSorted((a, b) => Number(b.series === 'quiet') - Number(a.series === 'quiet'));
};

/** A team's points at the end of a day. */
export const pointsAt = ({ points }: RaceLine, day: number): number =>
  (points.findLast(({ date }) => dayOf(date) <= day) ?? points[0]).points;
