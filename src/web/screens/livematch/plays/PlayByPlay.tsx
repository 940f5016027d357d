import type { TimelineRow } from '@kampdag/core/live/timeline';
import { compareTokens, type TimeToken } from '@kampdag/core/live/timeToken';
import { ArrowUp } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { sameItems } from '../sameValue.ts';
import { blocksOf, type PlayBlock } from './blocks.ts';
import { groupByPeriod, type PlayGroup } from './groups.ts';
import * as styles from './list.css.ts';
import { periodText } from './names.ts';
import { type PlayContext, PlayRow } from './PlayRow.tsx';
import { useGrowing } from './useGrowing.ts';
import { useInnerLinks } from './useInnerLinks.ts';
import { useUnread } from './useUnread.ts';

interface PlayByPlayProps extends PlayContext {
  /** What the filter lets through, newest first. */
  readonly rows: readonly TimelineRow[];
  /** Whether anything at all has happened. */
  readonly isEmpty: boolean;
}

interface BlockProps extends PlayContext {
  readonly rows: readonly TimelineRow[];
  readonly newestAtFirst: TimeToken | null;
}

/** Rows that nothing but themselves can change: a new event goes through the rows of its own block alone. */
const Block = memo(
  ({ rows, newestAtFirst, ...context }: BlockProps) => (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <PlayRow
          key={row.key}
          row={row}
          isNew={newestAtFirst !== null && compareTokens(row.token, newestAtFirst) > 0}
          {...context}
        />
      ))}
    </ol>
  ),
  (a, b) =>
    sameItems(a.rows, b.rows) &&
    a.details === b.details &&
    a.teams === b.teams &&
    a.messages === b.messages &&
    a.tell === b.tell &&
    a.times === b.times &&
    a.pathOf === b.pathOf,
);
Block.displayName = 'PlayBlock';

interface Group extends PlayGroup {
  readonly blocks: readonly PlayBlock[];
}

const groupsOf = (rows: readonly TimelineRow[]): readonly Group[] =>
  groupByPeriod(rows).map((group) => Object.assign({ blocks: blocksOf(group.key, group.rows) }, group));

const blocksBefore = (groups: readonly Group[], place: number): number =>
  groups.slice(0, place).reduce((sum, { blocks }) => sum + blocks.length, 0);

/** The events, newest first, under the headings of their periods. */
export const PlayByPlay = ({ rows, isEmpty, ...context }: PlayByPlayProps) => {
  const { details, messages } = context;
  const [newestAtFirst] = useState(() => rows[0]?.token ?? null);
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const { head, unread, toHead } = useUnread(rows);
  const links = useInnerLinks();
  const whole = blocksBefore(groups, groups.length);
  const drawn = useGrowing(whole);
  return (
    <div className={styles.list} ref={links} aria-busy={drawn < whole}>
      <div className={styles.pillPlace}>
        {unread === 0 ? null : (
          <button type="button" className={styles.pill} onClick={toHead}>
            <ArrowUp aria-hidden="true" size={18} />
            {messages.plays.newEvents(unread)}
          </button>
        )}
      </div>
      <div ref={head} />
      {rows.length === 0 ? (
        <p className={styles.empty}>{isEmpty ? messages.plays.none : messages.plays.noneShown}</p>
      ) : null}
      {groups.map((group, at) => {
        const blocks = group.blocks.slice(0, Math.max(0, drawn - blocksBefore(groups, at)));
        if (blocks.length === 0) return null;
        const title = periodText(details.periods, group.period, group.periodName, messages);
        return (
          <section key={group.key} aria-label={title ?? messages.plays.title}>
            {title === null ? null : <h3 className={styles.heading}>{title}</h3>}
            <div className={styles.sheet}>
              {blocks.map((block) => (
                <Block key={block.key} rows={block.rows} newestAtFirst={newestAtFirst} {...context} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
};
