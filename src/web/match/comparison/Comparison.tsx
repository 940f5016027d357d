import { teamSource } from '@kampdag/core/live/figures/source';
import { type BySide, bySide, mapSides, type Side, sides } from '@kampdag/core/side';
import { useFigures, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { CompareBar } from '../../ui/chart/CompareBar.tsx';
import { teamLegend } from '../charts/teamLegend.ts';
import { Figure, isWithoutAttempts } from '../figureSources/Figure.tsx';
import { note as noteStyle, stack } from '../parts/parts.css.ts';
import { type ComparisonDefinition, teamStats } from './definition.ts';

interface ComparisonProps<Team> {
  readonly definition: ComparisonDefinition<Team>;
  readonly teams: BySide<Team>;
  readonly names: BySide<string>;
  readonly level?: 'h2' | 'h3';
  readonly note?: string | null;
  /** Whether figures that are zero on both sides are left out. Default: false. */
  readonly hidesZeros?: boolean;
}

/** Both teams side by side: figures, and bars of their shares. A figure unknown of both is left out. */
export const Comparison = <Team,>(props: ComparisonProps<Team>) => {
  const { definition, teams, names, level = 'h2', note = null, hidesZeros = false } = props;
  const { title, summary, figures } = { ...teamStats, ...definition };
  const { language } = useI18n();
  const format = useFigures();
  const m = useMessages(tableMessages);
  const rows = figures.flatMap(({ label, value, text, counts, among }) => {
    const known = mapSides(teams, value);
    if (sides.every((side) => known[side] === null || (hidesZeros && known[side] === 0))) return [];
    const texts = mapSides(known, (own, side) =>
      own === null ? '–' : (text?.(own, teams[side], format) ?? String(own)),
    );
    const figureOf = (side: Side) => (
      <Figure
        source={
          counts === undefined || texts[side] === '–'
            ? null
            : teamSource(side, counts, isWithoutAttempts(texts[side]) ? undefined : among)
        }
        what={label[language]}
        whose={names[side]}
        text={texts[side]}
      />
    );
    return [{ label: label[language], values: mapSides(known, (own) => own ?? 0), texts, figureOf }];
  });
  return rows.length === 0 ? null : (
    <ChartFigure
      level={level}
      title={title[language]}
      summary={summary[language](names.home, names.away)}
      legend={teamLegend(names)}
      table={{
        columns: [m.figure, names.home, names.away === names.home ? `${names.away} 2` : names.away],
        rows: rows.map(({ label, texts }) => [label, texts.home, texts.away]),
      }}
    >
      <div className={stack}>
        {rows.map(({ label, values, figureOf }) => (
          <CompareBar key={label} label={label} values={values} texts={bySide(figureOf)} />
        ))}
      </div>
      {note === null ? null : <p className={noteStyle}>{note}</p>}
    </ChartFigure>
  );
};
