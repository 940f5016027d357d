import { Columns3 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { below } from '../../theme/breakpoints.ts';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { hidden } from '../text/text.css.ts';
import { useMedia } from '../useMedia.ts';
import { BodyRow, type RowMark } from './BodyRow.tsx';
import { endColumnOf, headerOf } from './column.ts';
import * as columnStyles from './columns.css.ts';
import * as styles from './DataTable.css.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { legend } from './legend.css.ts';
import { Paging } from './Paging.tsx';
import { RowCards } from './RowCards.tsx';
import { TableHead } from './TableHead.tsx';
import { handOnRowClicks, tableBox } from './tableBox.ts';
import { usualRows } from './tableState.ts';
import { type TableContent, useDataTable } from './useDataTable.ts';

export interface DataTableProps<Row> extends TableContent<Row> {
  /** The table's accessible name, also printed. */
  readonly caption: string;
  readonly rowKey: (row: Row) => string;
  /** Default: true. */
  readonly paged?: boolean;
  /** The default page size below `lg`. */
  readonly mobilePageSize?: 10 | 20;
  /** Where a row leads; null: nowhere. */
  readonly rowLink?: (row: Row) => string | null;
  /** Rendered instead of the table below `sm`. */
  readonly card?: (row: Row) => ReactNode;
  readonly mark?: (row: Row) => RowMark;
  /** The part of the list that a row belongs to; in the rows' own order, a line separates parts. */
  readonly partOf?: (row: Row) => string | null;
  /** Whether rows are numbered in the current order. */
  readonly ranked?: boolean;
  /** The key of a row that stays in sight while the others scroll past it. */
  readonly keptInSight?: string | null;
  /** The sum of the rows; it stays below them in every order. */
  readonly total?: Row;
}

/** Above this number of rows the table scrolls under its head; below it, with the page. */
const tallRows = 50;

/** A table of figures: sorted, paged, responsive, printable and downloadable. */
export const DataTable = <Row,>({
  caption,
  rowKey,
  paged = true,
  mobilePageSize = usualRows,
  rowLink,
  card,
  mark,
  partOf,
  ranked = false,
  keptInSight = null,
  total,
  ...content
}: DataTableProps<Row>) => {
  const m = useMessages(tableMessages);
  const [said, setSaid] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const isNarrow = useMedia(mobilePageSize === usualRows ? null : `screen and ${below('lg')}`);
  const drawsCards = useMedia(card === undefined ? null : `screen and ${below('sm')}`);
  const { page, columns, sort, sortBy, size, isSizeChosen, chooseSize, ...ordered } = useDataTable(
    content,
    paged ? (isNarrow === true ? mobilePageSize : usualRows) : 'all',
  );
  const shown = ordered.rows.slice(page.start, page.end);
  const ends = useMemo(
    () => ({ header: headerOf(columns), end: endColumnOf(columns, sort) }),
    [columns, sort],
  );
  const isParted = (at: number): boolean => {
    const [before, row] = [shown[at - 1], shown[at]];
    if (partOf === undefined || sort !== null || before === undefined || row === undefined) return false;
    return partOf(before) !== partOf(row);
  };
  const folded = columns.filter(({ on }) => on === 'wide').length;
  const explained = columns.filter(({ explanation }) => explanation !== undefined);
  const fewColumns = folded === 0 || showsAll ? undefined : 'few';
  const folds = isNarrow === null && !isSizeChosen && mobilePageSize < usualRows;

  const sortAloud = (key: string) => {
    const next = sortBy(key);
    const column = columns.find((some) => some.key === key);
    if (next === null || column === undefined) return;
    setSaid(m.sorted(column.explanation ?? column.label, next.direction === 'descending'));
  };

  return (
    <div className={styles.whole}>
      <output className={hidden}>{said}</output>
      {card === undefined || drawsCards === false ? null : (
        <div className={drawsCards === null ? columnStyles.onlyBelow : undefined}>
          <RowCards
            columns={columns}
            sort={sort}
            onSort={sortAloud}
            caption={caption}
            rows={shown}
            rowKey={rowKey}
            card={card}
          />
        </div>
      )}
      {drawsCards === true ? null : (
        <section
          className={classes(
            shown.length > tallRows ? styles.tallBox : styles.box,
            card !== undefined && drawsCards === null && columnStyles.onlyFrom,
          )}
          aria-label={m.scroll(caption)}
          data-columns={fewColumns}
          ref={tableBox}
        >
          <table className={styles.table}>
            <caption className={styles.caption}>{caption}</caption>
            <TableHead {...ends} columns={columns} sort={sort} ranked={ranked} onSort={sortAloud} />
            <tbody ref={handOnRowClicks}>
              {shown.map((row, at) => (
                <BodyRow
                  key={rowKey(row)}
                  {...ends}
                  row={row}
                  columns={columns}
                  rank={ranked ? page.start + at + 1 : null}
                  to={rowLink?.(row) ?? null}
                  mark={mark?.(row) ?? null}
                  isFolded={folds && at >= mobilePageSize}
                  isParted={isParted(at)}
                  isInSight={rowKey(row) === keptInSight}
                />
              ))}
            </tbody>
            {total === undefined ? null : (
              <tfoot className={styles.total}>
                <BodyRow {...ends} row={total} columns={columns} />
              </tfoot>
            )}
          </table>
        </section>
      )}
      {explained.length === 0 || drawsCards === true ? null : (
        <Disclosure label={m.legend}>
          <dl className={legend} data-columns={fewColumns}>
            {explained.map(({ key, label, explanation, on }) => (
              <div key={key} className={on === undefined ? undefined : columnStyles.on[on]}>
                <dt>{label}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <div className={styles.foot}>
        {folded === 0 || drawsCards === true ? null : (
          <Button
            quiet
            className={columnStyles.more}
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            <Columns3 aria-hidden="true" size={18} />
            {m.allColumns(folded)}
          </Button>
        )}
        <DownloadButton
          caption={caption}
          table={() => ({
            columns: columns.filter(({ on }) => on !== 'narrow'),
            rows: ordered.rows.concat(total ?? []),
          })}
        />
        {paged && page.count > 10 ? (
          <Paging caption={caption} page={page} size={size} chooseSize={chooseSize} />
        ) : null}
      </div>
    </div>
  );
};
