import type { PersonId } from '@kampdag/core/ids';
import { teamSource } from '@kampdag/core/live/figures/source';
import type { Side } from '@kampdag/core/side';
import type { Figure as FigureName } from '@kampdag/core/sport/figures';
import { memo, type ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { sameValue } from '../../ui/sameValue.ts';
import { scrollBox } from '../../ui/scrolling.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import { Figure } from '../sources/Figure.tsx';
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
  /** The figures that it is the sum of; left out for one without events of its own. */
  readonly counts?: readonly FigureName[];
  /** For `4/9`: the figures that the nine are the sum of. */
  readonly among?: readonly FigureName[];
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
  readonly side: Side;
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly SheetColumn<Row>[];
  readonly whose: string;
  readonly side: Side;
  /** Null for the team's own line. */
  readonly person: PersonId | null;
}

const Cells = <Row,>({ row, columns, whose, side, person }: CellsProps<Row>) =>
  columns.map(({ short, long, text, counts, among }) => {
    const shown = text(row);
    // A number alone is not one of others: where misses are not reported, those that scored are.
    const others = typeof shown === 'number' ? undefined : among;
    const source =
      counts === undefined || shown === 0 ? null : { ...teamSource(side, counts, others), person };
    return (
      <td key={short} className={shown === 0 || shown === null ? styles.zero : styles.figure}>
        {shown === null ? '–' : <Figure source={source} what={long} whose={whose} text={shown} />}
      </td>
    );
  });

const PlayerRow = <Row extends SheetPlayer>({ row, columns, words, path, side }: RowProps<Row>) => (
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
    <Cells row={row} columns={columns} whose={row.name} side={side} person={row.id} />
  </tr>
);

const sameRow = <Row extends SheetPlayer>(a: RowProps<Row>, b: RowProps<Row>): boolean =>
  a.columns === b.columns &&
  a.side === b.side &&
  a.path === b.path &&
  a.words === b.words &&
  sameValue(a.row, b.row);

/** Typed by its use: `memo` forgets the row's type. */
const Remembered = memo(PlayerRow, sameRow) as typeof PlayerRow;

interface SheetProps<Row extends SheetPlayer> {
  readonly caption: string;
  readonly side: Side;
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
  const { caption, side, rows, columns, words, pathOf, boxLabel, total } = props;
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
          <Remembered
            key={row.id}
            row={row}
            columns={columns}
            words={words}
            path={pathOf(row.id)}
            side={side}
          />
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot>
          <tr className={styles.totals}>
            <th scope="row" colSpan={2} className={styles.player}>
              {total.name}
            </th>
            <Cells row={total.row} columns={columns} whose={total.name} side={side} person={null} />
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
