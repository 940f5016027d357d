import type { MatchDetails } from '@kampdag/core/live/details';
import type { TimelineRow } from '@kampdag/core/live/timeline';
import { compareTokens } from '@kampdag/core/live/timeToken';
import type { BySide } from '@kampdag/core/side';
import { ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { groupByPeriod } from './groups.ts';
import { periodText } from './names.ts';
import { PlayRow } from './PlayRow.tsx';
import * as styles from './plays.css.ts';
import { useUnread } from './useUnread.ts';

interface PlayByPlayProps {
  /** What the filter lets through, newest first. */
  readonly rows: readonly TimelineRow[];
  /** Whether anything at all has happened. */
  readonly isEmpty: boolean;
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
}

/** The events, newest first, under the headings of their periods. */
export const PlayByPlay = ({ rows, isEmpty, details, teams, messages }: PlayByPlayProps) => {
  const [newestAtFirst] = useState(() => rows[0]?.token ?? null);
  const groups = useMemo(() => groupByPeriod(rows), [rows]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { head, unread, toHead } = useUnread(keys);
  if (rows.length === 0) {
    return <p className={styles.empty}>{isEmpty ? messages.plays.none : messages.plays.noneShown}</p>;
  }
  return (
    <div className={styles.list}>
      <div className={styles.pillPlace}>
        {unread === 0 ? null : (
          <button type="button" className={styles.pill} onClick={toHead}>
            <ArrowUp aria-hidden="true" size={18} />
            {messages.plays.newEvents(unread)}
          </button>
        )}
      </div>
      <div ref={head} />
      {groups.map((group) => {
        const title = periodText(details.periods, group.period, group.periodName, messages);
        return (
          <section key={group.key} aria-label={title ?? messages.plays.title}>
            {title === null ? null : <h3 className={styles.heading}>{title}</h3>}
            <ol className={styles.rows}>
              {group.rows.map((row) => (
                <PlayRow
                  key={row.key}
                  row={row}
                  details={details}
                  teams={teams}
                  messages={messages}
                  isNew={newestAtFirst !== null && compareTokens(row.token, newestAtFirst) > 0}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
};
