import type { TimelineRow } from '@kampdag/core/live/timeline';
import { compareTokens, type TimeToken } from '@kampdag/core/live/timeToken';
import { ArrowUp } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { sameItems } from '../sameValue.ts';
import { blockNumbers, blocksOf, type PlayBlock } from './blocks.ts';
import { groupByPeriod, type PlayGroup } from './groups.ts';
import * as styles from './list.css.ts';
import { periodText } from './names.ts';
import { type PlayContext, PlayRow } from './PlayRow.tsx';
import { useGrowing } from './useGrowing.ts';
import { useInnerLinks } from './useInnerLinks.ts';
import { useUnread } from './useUnread.ts';

interface PlayByPlayProps extends PlayContext {
  /** What has happened, newest first. */
  readonly all: readonly TimelineRow[];
  /** What the filter lets through, newest first. */
  readonly rows: readonly TimelineRow[];
  /** Whether anything at all has happened. */
  readonly isEmpty: boolean;
}

/** A row's height in rem, roughly: room for those that are not laid out yet. */
const rowHeight = 3.625;

interface BlockProps extends PlayContext {
  readonly rows: readonly TimelineRow[];
  readonly newestAtFirst: TimeToken | null;
  /** The block that new events come into: it is in sight, and needs no room before it is laid out. */
  readonly isGrowing: boolean;
}

/** Milliseconds between two events that are seen to arrive one after the other. */
const slideTime = 400;

/** Whether an event came alone: of those of a burst none slides in, for each would move what the one before it moves. */
const isApart = ({ timestamp }: TimeToken, before: TimeToken | undefined): boolean =>
  before === undefined || timestamp - before.timestamp >= slideTime;

/** Rows that nothing but themselves can change: a new event goes through the rows of its own block alone. */
const Block = memo(
  ({ rows, newestAtFirst, isGrowing, ...context }: BlockProps) => (
    <ol
      className={styles.rows}
      {...(isGrowing ? {} : { style: { containIntrinsicHeight: `auto ${rows.length * rowHeight}rem` } })}
    >
      {rows.map((row, at) => (
        <PlayRow
          key={row.key}
          row={row}
          isNew={
            newestAtFirst !== null &&
            compareTokens(row.token, newestAtFirst) > 0 &&
            isApart(row.token, rows[at + 1]?.token)
          }
          {...context}
        />
      ))}
    </ol>
  ),
  (a, b) =>
    sameItems(a.rows, b.rows) &&
    a.isGrowing === b.isGrowing &&
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

const groupsOf = (all: readonly TimelineRow[], rows: readonly TimelineRow[]): readonly Group[] => {
  const numbers = blockNumbers(all, rows);
  let from = 0;
  return groupByPeriod(rows).map((group) => {
    const blocks = blocksOf(group.key, group.rows, numbers, from);
    from += group.rows.length;
    return Object.assign({ blocks }, group);
  });
};

/** The first blocks of each group, in which the first so many rows of all are. */
const firstBlocks = (groups: readonly Group[], count: number): readonly (readonly PlayBlock[])[] => {
  let room = count;
  return groups.map(({ blocks }) =>
    blocks.filter(({ rows }) => {
      const isDrawn = room > 0;
      room -= rows.length;
      return isDrawn;
    }),
  );
};

/** The events, newest first, under the headings of their periods. */
export const PlayByPlay = ({ all, rows, isEmpty, ...context }: PlayByPlayProps) => {
  const { details, messages } = context;
  const [newestAtFirst] = useState(() => rows[0]?.token ?? null);
  const groups = useMemo(() => groupsOf(all, rows), [all, rows]);
  const { head, unread, toHead } = useUnread(rows);
  const links = useInnerLinks();
  const drawn = useGrowing(rows.length);
  const shownBlocks = useMemo(() => firstBlocks(groups, drawn), [groups, drawn]);
  return (
    <div className={styles.list} ref={links} aria-busy={drawn < rows.length}>
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
        const blocks = shownBlocks[at] ?? [];
        if (blocks.length === 0) return null;
        const title = periodText(details.periods, group.period, group.periodName, messages);
        return (
          <section key={group.key} aria-label={title ?? messages.plays.title}>
            {title === null ? null : <h3 className={styles.heading}>{title}</h3>}
            <div className={styles.sheet}>
              {blocks.map((block, index) => (
                <Block
                  key={block.key}
                  rows={block.rows}
                  newestAtFirst={newestAtFirst}
                  isGrowing={at === 0 && index === 0}
                  {...context}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
};
