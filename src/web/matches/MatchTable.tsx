import type { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { Fragment, type ReactNode } from 'react';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { hidden } from '../ui/text/hidden.css.ts';
import type { BoardRow } from './boardRow.ts';
import * as cells from './cells.css.ts';
import * as styles from './MatchTable.css.ts';
import { MatchTableRow } from './MatchTableRow.tsx';
import * as rowStyles from './row.css.ts';

/**
 * What a table of matches is for. `board`: a day of one league, all columns. `mixed`: several leagues, each card names its own.
 * `day`: one of many under each other, whose heading tells the day.
 */
export type MatchTableKind = 'board' | 'mixed' | 'day';

/** Parts what has begun from what comes. */
const NowRow = ({ now }: { readonly now: TimeOfDay }) => {
  const m = useMessages(matchesMessages);
  const format = useFormat();
  return (
    <tr className={rowStyles.nowRow}>
      <td colSpan={9} className={rowStyles.now}>
        <span className={rowStyles.nowWords}>{m.now(format.time(now))}</span>
      </td>
    </tr>
  );
};

/** Matches: a table on wide screens, cards on narrow ones; one and the same list. */
export const MatchTable = ({
  caption,
  rows,
  kind,
  now = null,
  firstLiveId,
}: {
  readonly caption: ReactNode;
  readonly rows: readonly BoardRow[];
  readonly kind: MatchTableKind;
  /** The time of the day that is shown, where that is today: it parts what has begun from what comes. */
  readonly now?: TimeOfDay | null;
  /** Names the first live row, where the page's head leads to it. */
  readonly firstLiveId?: string;
}) => {
  const { columns } = useMessages(matchesMessages);
  const next = now === null ? -1 : rows.findIndex(({ start }) => start !== null && start > now);
  const firstLive = firstLiveId === undefined ? undefined : rows.find(({ mark }) => mark === 'live');
  const tellsDay = kind !== 'day';
  return (
    <table className={kind === 'mixed' ? styles.mixedTable : styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead className={tellsDay ? styles.head : styles.heardHead}>
        <tr>
          {tellsDay ? <th className={cells.date}>{columns.date}</th> : null}
          <th className={cells.start}>{columns.start}</th>
          {tellsDay ? <th className={cells.tournament}>{columns.tournament}</th> : null}
          <th className={cells.venue}>{columns.venue}</th>
          <th className={cells.home}>{columns.home}</th>
          <th className={cells.score}>{columns.score}</th>
          <th className={cells.away}>{columns.away}</th>
          <th className={cells.live}>{columns.live}</th>
          <th className={cells.stream}>{columns.stream}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row, index) => (
          <Fragment key={row.matchId}>
            {index === next && index > 0 && now !== null ? <NowRow now={now} /> : null}
            <MatchTableRow
              row={row}
              tellsDay={tellsDay}
              {...(row === firstLive && firstLiveId !== undefined ? { id: firstLiveId } : {})}
            />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
