import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { ArrowUp } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { hidden } from '../../../ui/text/text.css.ts';
import type { EventFilter } from '../filter.ts';
import type { PlayContext } from '../PlayRow.tsx';
import { AnchoredRows } from './AnchoredRows.tsx';
import { blockNumbers, blocksOf, groupByPeriod } from './blocks.ts';
import * as styles from './list.css.ts';
import { type BlockedGroup, endSlide, PlaySection } from './PlaySection.tsx';
import { useInnerLinks } from './useInnerLinks.ts';
import { useProgressiveRendering } from './useProgressiveRendering.ts';
import { useUnread } from './useUnread.ts';

interface PlayByPlayProps {
  readonly context: PlayContext;
  /** All events, newest first. */
  readonly all: readonly TimelineRow[];
  /** The events that pass the filter, newest first. */
  readonly rows: readonly TimelineRow[];
  /** A stable object until another filter is chosen. */
  readonly filter: EventFilter;
  /** Whether the match has no events at all. */
  readonly isEmpty: boolean;
}

const groupsOf = (all: readonly TimelineRow[], rows: readonly TimelineRow[]): readonly BlockedGroup[] => {
  const numbers = blockNumbers(all, rows);
  let from = 0;
  return groupByPeriod(rows).map((group) => {
    const blocks = blocksOf(group.key, group.rows, numbers, from);
    from += group.rows.length;
    return Object.assign({ blocks }, group);
  });
};

/** The play-by-play, newest first, under period headings; memoized. */
export const PlayByPlay = memo(({ all, rows, filter, isEmpty, context }: PlayByPlayProps) => {
  const { messages } = context;
  const [newestAtFirst] = useState(() => rows[0]?.token ?? null);
  const groups = useMemo(() => groupsOf(all, rows), [all, rows]);
  const { head, unread, isReading, toHead } = useUnread(rows);
  const links = useInnerLinks();
  const blocks = useMemo(() => groups.flatMap((group) => group.blocks), [groups]);
  const { drawn, isWhole } = useProgressiveRendering(blocks, filter);
  const lastGroup = groups.findLastIndex((group) => group.blocks.some(({ key }) => drawn.has(key)));
  return (
    <div className={styles.list} ref={links} aria-busy={!isWhole} onAnimationStart={endSlide}>
      <div className={styles.pillPlace}>
        {unread === 0 ? null : (
          <button type="button" className={styles.pill} onClick={toHead}>
            <ArrowUp aria-hidden="true" size={18} />
            {messages.plays.newEvents(unread)}
          </button>
        )}
      </div>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <h2 className={hidden}>{messages.plays.title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{isEmpty ? messages.plays.none : messages.plays.noneShown}</p>
      ) : null}
      <AnchoredRows isReading={isReading}>
        {groups.map((group, at) =>
          at > lastGroup ? null : (
            <PlaySection
              key={group.key}
              group={group}
              drawn={drawn}
              newestAtFirst={newestAtFirst}
              before={groups[at + 1]?.rows[0]?.token}
              isFirst={at === 0}
              isLast={at === lastGroup}
              context={context}
            />
          ),
        )}
      </AnchoredRows>
    </div>
  );
});
PlayByPlay.displayName = 'PlayByPlay';
