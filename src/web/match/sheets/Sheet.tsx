import type { PersonId } from '@kampdag/core/ids';
import { memo, type ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { sameValue } from '../../ui/sameValue.ts';
import { scrollBox } from '../../ui/scrolling.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './sheets.css.ts';

/** A player as a row of a sheet names him. */
export interface SheetPlayer {
  readonly id: PersonId;
  readonly number: number | null;
  readonly name: string;
  readonly rank: 'captain' | 'alternate' | null;
  /** On the court or the ice right now. */
  readonly isIn: boolean;
}

/** A column of figures. */
export interface SheetColumn<Row> {
  readonly short: string;
  readonly long: string;
  readonly wide?: boolean;
  /** Null for what is not known: a dash. */
  readonly text: (row: Row) => string | number | null;
}

/** What is said beside the figures. */
export interface SheetWords {
  readonly number: string;
  readonly captain: string;
  readonly alternate?: string;
  readonly isIn: string;
}

interface RowProps<Row extends SheetPlayer> {
  readonly row: Row;
  readonly columns: readonly SheetColumn<Row>[];
  readonly words: SheetWords;
  readonly path: string;
}

const Cells = <Row,>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly SheetColumn<Row>[];
}) =>
  columns.map(({ short, text }) => {
    const shown = text(row);
    return (
      <td key={short} className={shown === 0 || shown === null ? styles.zero : styles.figure}>
        {shown ?? '–'}
      </td>
    );
  });

const PlayerRow = <Row extends SheetPlayer>({ row, columns, words, path }: RowProps<Row>) => (
  <tr>
    <td className={styles.number}>{row.number ?? '–'}</td>
    <th scope="row" className={styles.player}>
      <PageLink to={path} className={styles.playerLink} lang={federationLanguage}>
        {row.name}
      </PageLink>
      {row.rank === null ? null : (
        <span className={styles.letter}>
          <span aria-hidden="true">{row.rank === 'captain' ? 'C' : 'A'}</span>
          <span className={hidden}>{words[row.rank]}</span>
        </span>
      )}
      {row.isIn ? (
        <span className={styles.isIn}>
          <span className={hidden}>{words.isIn}</span>
        </span>
      ) : null}
    </th>
    <Cells row={row} columns={columns} />
  </tr>
);

const sameRow = <Row extends SheetPlayer>(a: RowProps<Row>, b: RowProps<Row>): boolean =>
  a.columns === b.columns && a.path === b.path && a.words === b.words && sameValue(a.row, b.row);

/** Typed by its use: `memo` forgets the row's type. */
const Remembered = memo(PlayerRow, sameRow) as typeof PlayerRow;

interface SheetProps<Row extends SheetPlayer> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly words: SheetWords;
  readonly pathOf: (id: PersonId) => string;
  /** The name of the box in which a table with more columns than a phone is wide scrolls, names standing still. */
  readonly boxLabel?: string;
  /** The team's own line. */
  readonly total?: { readonly name: string; readonly row: Row } | undefined;
}

/** Players and their figures. A row repaints when its own figures change. */
export const Sheet = <Row extends SheetPlayer>(props: SheetProps<Row>): ReactNode => {
  const { caption, rows, columns, words, pathOf, boxLabel, total } = props;
  const table = (
    <table className={boxLabel === undefined ? styles.table : styles.wideTable}>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.headNumber}>
            <span aria-hidden="true">#</span>
            <span className={hidden}>{words.number}</span>
          </th>
          <th scope="col" className={styles.headName}>
            {caption}
          </th>
          {columns.map(({ short, long, wide }) => (
            <th key={short} scope="col" className={wide === true ? styles.headWide : styles.headFigure}>
              <abbr title={long} aria-label={long} className={styles.abbreviation}>
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Remembered key={row.id} row={row} columns={columns} words={words} path={pathOf(row.id)} />
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot>
          <tr className={styles.totals}>
            <th scope="row" colSpan={2} className={styles.player}>
              {total.name}
            </th>
            <Cells row={total.row} columns={columns} />
          </tr>
        </tfoot>
      )}
    </table>
  );
  return boxLabel === undefined ? (
    table
  ) : (
    <section className={styles.wideBox} aria-label={boxLabel} ref={scrollBox}>
      {table}
    </section>
  );
};
