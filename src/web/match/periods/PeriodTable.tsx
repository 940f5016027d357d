import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { PeriodId } from '@kampdag/core/ids';
import { type Counted, type FigureSource, teamSource } from '@kampdag/core/live/figures/source';
import { opponentOf, type Side, sides } from '@kampdag/core/side';
import type { ComponentProps, ReactNode } from 'react';
import { scrollBox } from '../../ui/scrolling.ts';
import { hidden } from '../../ui/text/text.css.ts';
import { Figure } from '../figureSources/Figure.tsx';
import { TeamLabel } from '../parts/TeamLabel.tsx';
import type { PeriodTableView } from './lineScore.ts';
import { PeriodDownloadButton, type PeriodDownloadProps } from './PeriodDownloadButton.tsx';
import * as styles from './periodTable.css.ts';

/** The download button of a table of periods. */
export const PeriodDownload = (props: PeriodDownloadProps) => (
  <span className={styles.download}>
    <PeriodDownloadButton {...props} />
  </span>
);

interface PeriodTableProps extends PeriodDownloadProps {
  /** The heading of the totals. */
  readonly total: { readonly short: string; readonly long: string };
  /** With a caption among other tables, or compact in a summary card. */
  readonly look: keyof typeof styles.table;
  /** Whether to mark the side that won a period: sets, quarters. Default: false. */
  readonly marksBest?: boolean;
}

const Heading = ({ short, long }: { readonly short: string; readonly long: string }) => (
  <abbr className={styles.abbreviation} title={long} aria-label={long}>
    {short}
  </abbr>
);

/** The source of a cell; null where its events are unknown. */
const sourceOf = (
  counts: Counted | undefined,
  side: Side,
  periods: readonly PeriodId[] | null,
): FigureSource | null =>
  counts === undefined || periods?.length === 0 ? null : { ...teamSource(side, counts), periods };

const idsOf = (columns: PeriodTableView['columns']): readonly PeriodId[] =>
  columns.flatMap(({ id }) => id ?? []);

const figureText = (figure: number | null, props: Omit<ComponentProps<typeof Figure>, 'text'>): ReactNode =>
  figure === null ? '–' : <Figure {...props} text={figure} />;

/** A figure of both teams by period, with totals. */
export const PeriodTable = (props: PeriodTableProps) => {
  const { caption, table, names, teamLabel, total, look, marksBest = false } = props;
  const { columns, lines } = table;
  return (
    <section className={styles.box} aria-label={look === 'summary' ? undefined : caption} ref={scrollBox}>
      {look === 'summary' ? null : (
        <div className={styles.captionRow}>
          <span aria-hidden="true" className={styles.caption}>
            {caption}
          </span>
          <PeriodDownload {...props} />
        </div>
      )}
      <table
        className={
          look === 'summary'
            ? `${styles.table.summary} ${styles.figures[columns.length] ?? styles.figures.at(-1)}`
            : styles.table.captioned
        }
      >
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.team[look]}>
              <span className={hidden}>{teamLabel}</span>
            </th>
            {columns.map(({ key, short, long }) => (
              <th key={key} scope="col" className={styles.head[look]}>
                <Heading short={short} long={long} />
              </th>
            ))}
            <th scope="col" className={styles.totalHead[look]}>
              <Heading short={total.short} long={total.long} />
            </th>
          </tr>
        </thead>
        {lines.map(({ name, values, total: sums, counts, isTotalOfMatch = false }) => (
          <tbody key={name}>
            {lines.length === 1 ? null : (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 2} className={styles.group}>
                  {name}
                </th>
              </tr>
            )}
            {sides.map((side) => (
              <tr key={side}>
                <th scope="row" className={styles.team[look]} title={names[side]} lang={federationLanguage}>
                  {look === 'summary' ? (
                    <span className={styles.summaryName}>{names[side]}</span>
                  ) : (
                    <TeamLabel name={names[side]} side={side} />
                  )}
                </th>
                {columns.map(({ key, id, long }, at) => {
                  const own = values[side][at] ?? null;
                  const isBest = marksBest && (own ?? 0) > (values[opponentOf(side)][at] ?? 0);
                  return (
                    <td key={key} className={isBest ? styles.best : styles.count[look]}>
                      {figureText(own, {
                        source: sourceOf(counts, side, id === undefined ? [] : [id]),
                        what: `${name}, ${long}`,
                        whose: names[side],
                      })}
                    </td>
                  );
                })}
                <td className={styles.total[look]}>
                  {sums === null
                    ? ''
                    : figureText(sums[side], {
                        source: sourceOf(counts, side, isTotalOfMatch ? null : idsOf(columns)),
                        what: name,
                        whose: names[side],
                      })}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
