import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { ArrowUp } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useHydrated } from '../../../context/hydration.tsx';
import { hidden } from '../../../ui/text/text.css.ts';
import type { PlayContext } from '../PlayRow.tsx';
import { AnchoredRows } from './AnchoredRows.tsx';
import * as styles from './list.css.ts';
import { endSlide, PlaySection } from './PlaySection.tsx';
import { groupByPeriod } from './playGroups.ts';
import { useInnerLinks } from './useInnerLinks.ts';
import { useUnread } from './useUnread.ts';

interface PlayByPlayProps {
  readonly context: PlayContext;
  /** The events that pass the filter, newest first. */
  readonly rows: readonly TimelineRow[];
  /** Whether the match has no events at all. */
  readonly isEmpty: boolean;
}

/** Events of the first view, some screens of them; the rest is rendered once the page is hydrated. */
const firstRows = 48;

/** The play-by-play, newest first, under period headings; memoized. */
export const PlayByPlay = memo(({ rows, isEmpty, context }: PlayByPlayProps) => {
  const { messages } = context;
  const [newestAtFirst] = useState(() => rows[0]?.token ?? null);
  const isHydrated = useHydrated();
  const groups = useMemo(
    () => groupByPeriod(isHydrated ? rows : rows.slice(0, firstRows)),
    [rows, isHydrated],
  );
  const { head, unread, isReading, toHead } = useUnread(rows);
  const links = useInnerLinks();
  return (
    <div className={styles.list} ref={links} onAnimationStart={endSlide}>
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
        {groups.map((group, at) => (
          <PlaySection
            key={group.key}
            group={group}
            newestAtFirst={newestAtFirst}
            before={groups[at + 1]?.rows[0]?.token}
            isFirst={at === 0}
            context={context}
          />
        ))}
      </AnchoredRows>
    </div>
  );
});
PlayByPlay.displayName = 'PlayByPlay';
