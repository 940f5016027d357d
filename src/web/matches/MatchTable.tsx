import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { hidden } from '../ui/text/hidden.css.ts';
import type { BoardRow } from './boardRow.ts';
import * as cells from './cells.css.ts';
import * as styles from './MatchTable.css.ts';
import { MatchTableRow } from './MatchTableRow.tsx';

/**
 * The kind of a match table. `board`: one day of one league, with all columns. `mixed`: several leagues, each card names its own. `day`:
 * one of many tables, under a heading with the day.
 */
export type MatchTableKind = 'board' | 'mixed' | 'day';

interface MatchTableProps {
  readonly caption: ReactNode;
  readonly rows: readonly BoardRow[];
  readonly kind: MatchTableKind;
  /** The id of the first live row, if the page's head links to it. */
  readonly firstLiveId?: string;
}

/** Matches as one list: a table on wide screens, cards on narrow ones. */
export const MatchTable = ({ caption, rows, kind, firstLiveId }: MatchTableProps) => {
  const { columns } = useMessages(matchesMessages);
  const firstLive = firstLiveId === undefined ? undefined : rows.find(({ mark }) => mark === 'live');
  const showsDay = kind !== 'day';
  return (
    <table className={kind === 'mixed' ? styles.mixedTable : styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead className={showsDay ? styles.head : styles.hiddenHead}>
        <tr>
          {showsDay ? <th className={cells.date}>{columns.date}</th> : null}
          <th className={cells.start}>{columns.start}</th>
          {showsDay ? <th className={cells.tournament}>{columns.tournament}</th> : null}
          <th className={cells.venue}>{columns.venue}</th>
          <th className={cells.home}>{columns.home}</th>
          <th className={cells.score}>{columns.score}</th>
          <th className={cells.away}>{columns.away}</th>
          <th className={cells.live}>{columns.live}</th>
          <th className={cells.stream}>{columns.stream}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <MatchTableRow
            key={row.matchId}
            row={row}
            showsDay={showsDay}
            {...(row === firstLive && firstLiveId !== undefined ? { id: firstLiveId } : {})}
          />
        ))}
      </tbody>
    </table>
  );
};
