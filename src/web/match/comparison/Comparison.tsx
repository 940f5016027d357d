import type { BySide } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { CompareBar } from '../../ui/chart/CompareBar.tsx';
import * as styles from '../lead/lead.css.ts';
import * as parts from '../parts/parts.css.ts';

/** One thing that both teams are compared by. */
export interface Compared {
  readonly label: string;
  readonly values: BySide<number>;
  readonly texts: BySide<string>;
}

interface ComparisonProps {
  readonly title: string;
  readonly summary: string;
  readonly names: BySide<string>;
  readonly rows: readonly Compared[];
  readonly note?: string | null;
}

/** Both teams side by side: the figures, and bars of their shares. */
export const Comparison = ({ title, summary, names, rows, note = null }: ComparisonProps) => {
  const m = useMessages(matchPageMessages);
  return rows.length === 0 ? null : (
    <ChartFigure
      title={title}
      summary={summary}
      legend={[
        { name: names.home, series: 'home' },
        { name: names.away, series: 'away' },
      ]}
      table={{
        columns: [m.comparison, names.home, names.away === names.home ? `${names.away} 2` : names.away],
        rows: rows.map(({ label, texts }) => [label, texts.home, texts.away]),
      }}
    >
      <div className={styles.bars}>
        {rows.map(({ label, values, texts }) => (
          <CompareBar
            key={label}
            label={label}
            home={values.home}
            away={values.away}
            homeText={texts.home}
            awayText={texts.away}
          />
        ))}
      </div>
      {note === null ? null : <p className={parts.note}>{note}</p>}
    </ChartFigure>
  );
};
