import type { BySide } from '@kampdag/core/side';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { CompareBar } from '../../ui/chart/CompareBar.tsx';
import { teamLegend } from '../charts/chartProps.ts';
import * as styles from '../charts/charts.css.ts';

/** One thing that the teams are compared by. */
export interface Compared {
  readonly label: string;
  /** What the bar shows. */
  readonly values: BySide<number>;
  /** What is written; the values where it is left out. */
  readonly texts?: BySide<string>;
}

interface ComparisonProps {
  readonly title: string;
  readonly summary: string;
  readonly teams: BySide<string>;
  readonly rows: readonly Compared[];
  readonly figureLabel: string;
  readonly note?: string | null;
}

const textOf = ({ values, texts }: Compared, side: keyof BySide<string>): string =>
  texts?.[side] ?? String(values[side]);

/** The teams side by side, figure by figure. */
export const Comparison = ({ title, summary, teams, rows, figureLabel, note = null }: ComparisonProps) => {
  return (
    <div className={styles.picture}>
      <ChartFigure
        level="h3"
        title={title}
        summary={summary}
        legend={teamLegend(teams)}
        table={{
          columns: [figureLabel, teams.home, teams.away],
          rows: rows.map((row) => [row.label, textOf(row, 'home'), textOf(row, 'away')]),
        }}
      >
        <div className={styles.rows} aria-hidden="true">
          {rows.map((row) => (
            <CompareBar
              key={row.label}
              label={row.label}
              home={row.values.home}
              away={row.values.away}
              homeText={textOf(row, 'home')}
              awayText={textOf(row, 'away')}
            />
          ))}
        </div>
        {note === null ? null : <p className={styles.note}>{note}</p>}
      </ChartFigure>
    </div>
  );
};
