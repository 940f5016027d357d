import { teamSource } from '@kampdag/core/live/figures/source';
import { type BySide, bySide, type Side } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { CompareBar } from '../../ui/chart/CompareBar.tsx';
import { teamLegend } from '../charts/teamLegend.ts';
import { Figure } from '../figureSources/Figure.tsx';
import { note as noteStyle, stack } from '../parts/parts.css.ts';
import { comparisonMessages } from './comparisonMessages.ts';
import type { ComparisonRow } from './comparisonRow.ts';

interface ComparisonProps {
  /** Default: the title of team stats. */
  readonly title?: string;
  readonly summary?: string;
  readonly names: BySide<string>;
  readonly rows: readonly ComparisonRow[];
  readonly level?: 'h2' | 'h3';
  readonly note?: string | null;
}

const figureOf = ({ label, texts, counts, among }: ComparisonRow, side: Side, whose: string) => (
  <Figure
    source={counts === undefined || texts[side] === '–' ? null : teamSource(side, counts, among)}
    what={label}
    whose={whose}
    text={texts[side]}
  />
);

/** Both teams side by side: figures, and bars of their shares. */
export const Comparison = ({ title, summary, names, rows, level = 'h2', note = null }: ComparisonProps) => {
  const m = useMessages(comparisonMessages);
  return rows.length === 0 ? null : (
    <ChartFigure
      level={level}
      title={title ?? m.title}
      summary={summary ?? m.summary(names.home, names.away)}
      legend={teamLegend(names)}
      table={{
        columns: [m.figure, names.home, names.away === names.home ? `${names.away} 2` : names.away],
        rows: rows.map(({ label, texts }) => [label, texts.home, texts.away]),
      }}
    >
      <div className={stack}>
        {rows.map((row) => (
          <CompareBar
            key={row.label}
            label={row.label}
            values={row.values}
            texts={bySide((side) => figureOf(row, side, names[side]))}
          />
        ))}
      </div>
      {note === null ? null : <p className={noteStyle}>{note}</p>}
    </ChartFigure>
  );
};
