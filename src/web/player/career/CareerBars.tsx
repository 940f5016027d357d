import { BarChart } from '../../ui/chart/BarChart.tsx';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { useFormatting } from '../useFormatting.ts';
import type { SeasonFigures } from './kind.ts';

/** A season that has been added up. */
export interface SeasonRow extends SeasonFigures {
  /** Unique. */
  readonly label: string;
}

/** A chart of fewer seasons would say no more than the sentence above it. */
const fewestBars = 3;

/** The seasons of a career as bars, oldest first. */
export const CareerBars = ({
  rows,
  metric,
}: {
  readonly rows: readonly SeasonRow[];
  /** The name of the bars' figure. */
  readonly metric: string;
}) => {
  const { m } = useFormatting();
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const best = others.reduce((before, row) => (row.value > before.value ? row : before), first);
  return (
    <ChartFigure
      title={metric}
      summary={m.career.summary(best.text, best.label)}
      table={{
        columns: [m.columns.season, ...first.cells.map(({ heading }) => heading)],
        rows: rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      }}
    >
      {rows.length < fewestBars ? null : <BarChart bars={rows} />}
    </ChartFigure>
  );
};
