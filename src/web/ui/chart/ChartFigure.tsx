import { type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { Disclosure } from '../Disclosure.tsx';
import { scrollBox } from '../scrolling.ts';
import { DownloadButton } from '../table/DownloadButton.tsx';
import { clamped } from '../text/text.css.ts';
import { Caption, type CaptionProps } from './ChartPlaceholder.tsx';
import * as styles from './chart.css.ts';
import { figure } from './figure.css.ts';
import { Swatch } from './Swatch.tsx';
import type { Series } from './series.css.ts';

/** A chart's data as a table. */
export interface ChartTable {
  readonly columns: readonly string[];
  /** The first cell is the row's unique name. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** The action of a row's button; undefined if rows have none. */
  readonly onRow?: { readonly label: string; readonly go: (row: number) => void } | undefined;
}

/** A chart with its caption, and the same data as a table for everyone. */
export const ChartFigure = ({
  legend,
  table: { columns, rows, onRow },
  children,
  ...caption
}: CaptionProps & {
  readonly legend?: readonly { readonly name: string; readonly series: Series; readonly isPoint?: boolean }[];
  readonly table: ChartTable;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const m = useMessages(tableMessages);
  return (
    <figure className={figure} aria-labelledby={id}>
      <Caption id={id} {...caption} />
      {legend === undefined ? null : (
        <ul className={styles.legend} aria-hidden="true">
          {legend.map(({ name, ...drawn }) => (
            <li key={name} className={styles.legendItem}>
              <Swatch {...drawn} />
              <span className={styles.legendName}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      <Disclosure label={m.asTable} isLate>
        <section className={styles.tableBox} aria-label={caption.title} ref={scrollBox}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                <tr key={name}>
                  <th scope="row">
                    {onRow === undefined ? (
                      <span className={clamped.two}>{name}</span>
                    ) : (
                      <button
                        type="button"
                        className={styles.rowButton}
                        title={onRow.label}
                        onClick={() => onRow.go(row)}
                      >
                        {name}
                      </button>
                    )}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <DownloadButton
          caption={caption.title}
          table={() => ({
            columns: columns.map((label, at) => ({
              key: String(at),
              label,
              value: (row: ChartTable['rows'][number]) => row[at] ?? null,
            })),
            rows,
          })}
        />
      </Disclosure>
    </figure>
  );
};
