import { type BySide, sides } from '@kampdag/core/side';
import { memo } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import * as styles from '../../screens/livematch/aside/aside.css.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { figures } from './figures.css.ts';
import { figureSize, type PeriodTable } from './periodTable.ts';

interface SummaryCardProps {
  readonly title: string;
  readonly table: PeriodTable;
  readonly teams: BySide<string>;
  readonly teamLabel: string;
  readonly totalLabel: string;
  /** The total's heading as it is seen. */
  readonly totalSign: string;
  readonly messages: LiveMessages;
  /** What the table cannot say, such as how the shootout ended. */
  readonly note: string | null;
}

const Table = ({ title, table, teams, teamLabel, totalLabel, totalSign, messages: m }: SummaryCardProps) => {
  const { periods, lines } = table;
  return (
    <table className={[styles.table, figures[figureSize(periods.length)]].join(' ')} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className={hidden}>{teamLabel}</span>
          </th>
          {periods.map((period) => (
            <th key={period.id} scope="col" className={styles.period}>
              <span aria-hidden="true">{m.shortPeriod(period)}</span>
              <span className={hidden}>{m.period(period)}</span>
            </th>
          ))}
          <th scope="col" className={styles.period}>
            <span aria-hidden="true">{totalSign}</span>
            <span className={hidden}>{totalLabel}</span>
          </th>
        </tr>
      </thead>
      {lines.map(({ name, values, total }) => (
        <tbody key={name}>
          {lines.length === 1 ? null : (
            <tr>
              <th scope="rowgroup" colSpan={periods.length + 2} className={styles.group}>
                {name}
              </th>
            </tr>
          )}
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row" className={styles.team} title={teams[side]} lang={federationLanguage}>
                {teams[side]}
              </th>
              {periods.map((period, at) => (
                <td key={period.id} className={styles.cell}>
                  {values[side][at] ?? '–'}
                </td>
              ))}
              <td className={styles.total}>{total?.[side]}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

/** Figures by period, with totals; folded on narrow screens, where the events come first. */
export const SummaryCard = memo((props: SummaryCardProps) => {
  const { title, note } = props;
  const text = note === null ? null : <p className={styles.note}>{note}</p>;
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.fold}>{title}</summary>
        <Table {...props} />
        {text}
      </details>
      <section className={styles.unfolded} aria-labelledby="live-summary">
        <h2 id="live-summary" className={styles.title}>
          {title}
        </h2>
        <Table {...props} />
        {text}
      </section>
    </>
  );
});
SummaryCard.displayName = 'SummaryCard';
