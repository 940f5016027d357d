import { type BySide, sides } from '@kampdag/core/side';
import { memo } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import * as styles from './aside.css.ts';
import { figures } from './figures.css.ts';
import { figureSize, type MatchSummary, type SummaryColumn, totalOf } from './summary.ts';

interface SummaryCardProps {
  readonly summary: MatchSummary;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
}

const SummaryTable = ({ summary: { columns }, teams, messages: m }: SummaryCardProps) => {
  const lines: readonly { readonly name: string; readonly of: (c: SummaryColumn) => BySide<number> }[] = [
    { name: m.summary.goals, of: ({ goals }) => goals },
    { name: m.summary.shots, of: ({ shots }) => shots },
    { name: m.summary.penaltyMinutes, of: ({ penaltyMinutes }) => penaltyMinutes },
  ];
  return (
    <table className={[styles.table, figures[figureSize(columns.length)]].join(' ')}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className={hidden}>{m.summary.team}</span>
          </th>
          {columns.map(({ period }) => (
            <th key={period.id} scope="col" className={styles.period}>
              <span aria-hidden="true">{m.shortPeriod(period)}</span>
              <span className={hidden}>{m.period(period)}</span>
            </th>
          ))}
          <th scope="col" className={styles.period}>
            <span aria-hidden="true">Σ</span>
            <span className={hidden}>{m.summary.total}</span>
          </th>
        </tr>
      </thead>
      {lines.map(({ name, of }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 2} className={styles.group}>
              {name}
            </th>
          </tr>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row" className={styles.team} title={teams[side]}>
                {teams[side]}
              </th>
              {columns.map((column) => (
                <td key={column.period.id} className={styles.cell}>
                  {of(column)[side]}
                </td>
              ))}
              <td className={styles.total}>{totalOf(columns, (column) => of(column)[side])}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

const ShootoutNote = ({ summary: { shootout }, teams, messages: m }: SummaryCardProps) =>
  shootout === null ? null : (
    <p className={styles.note}>
      {m.summary.shootout}: {shootout.score.home}–{shootout.score.away}
      {shootout.winner === null ? null : `. ${m.summary.shootoutWinner(teams[shootout.winner])}.`}
    </p>
  );

/** Goals, shots on goal and penalty minutes by period, with totals; folded on narrow screens, where the events come first. */
export const SummaryCard = memo((props: SummaryCardProps) => {
  const { title } = props.messages.summary;
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.fold}>{title}</summary>
        <SummaryTable {...props} />
        <ShootoutNote {...props} />
      </details>
      <section className={styles.unfolded} aria-labelledby="live-summary">
        <h2 id="live-summary" className={styles.title}>
          {title}
        </h2>
        <SummaryTable {...props} />
        <ShootoutNote {...props} />
      </section>
    </>
  );
});
SummaryCard.displayName = 'SummaryCard';
