import { compareTokens, type TimeToken } from '@kampdag/core/live/log/timeToken';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { memo } from 'react';
import { useHydrated } from '../../../context/hydration.tsx';
import { plainText, shown } from '../../../i18n/shownText.ts';
import { sameItems } from '../../../ui/sameValue.ts';
import { type PlayContext, PlayRow } from '../PlayRow.tsx';
import { periodName } from '../playText.ts';
import * as styles from './list.css.ts';
import { type PlayGroup, rowHeight } from './playGroups.ts';

const slideTime = 400;

/**
 * Cancels the slides of an element after their duration; an `animationstart` handler. A slide that a burst moves out of view
 * never finishes, as browsers skip it there, and would keep the page rendering at sixty frames a second.
 */
export const endSlide = ({ target }: { readonly target: EventTarget }): void => {
  if (!(target instanceof Element)) return;
  const slides = target.getAnimations();
  setTimeout(() => {
    for (const slide of slides) slide.cancel();
  }, slideTime);
};

const roomOf = (rows: readonly TimelineRow[]): string => `${rows.length * rowHeight}rem`;

/** Whether an event arrived alone: in a burst none slides in, as each would move the one before it. */
const isApart = ({ timestamp }: TimeToken, before: TimeToken | undefined): boolean =>
  before === undefined || timestamp - before.timestamp >= slideTime;

interface SectionProps {
  readonly context: PlayContext;
  readonly group: PlayGroup;
  readonly newestAtFirst: TimeToken | null;
  /** The row before the whole period. */
  readonly before: TimeToken | undefined;
  /** Whether it is the period that new events join. */
  readonly isFirst: boolean;
}

/** A list by role, as `ul` takes no `div` for its items (looks.md, "For everyone" 8). */
const sheet = { role: 'list', className: styles.sheet };

/** The events of one period, newest first, under its heading; memoized, so that events of later periods do not traverse it. */
export const PlaySection = memo(
  ({ group, newestAtFirst, before, isFirst, context }: SectionProps) => {
    const { details, messages } = context;
    const { rows } = group;
    const isHydrated = useHydrated();
    const title = periodName(details.periods, group.period, group.periodName, messages);
    return (
      <section
        aria-label={title === null ? messages.plays.title : plainText(title)}
        {...(isFirst
          ? {}
          : // The page's policy forbids style attributes in what the server sends.
            {
              className: styles.past,
              ...(isHydrated ? { style: { containIntrinsicHeight: `auto ${roomOf(rows)}` } } : {}),
            })}
      >
        {title === null ? null : (
          <h3 className={styles.heading}>
            <span {...shown(title)} />
          </h3>
        )}
        <div {...sheet}>
          {rows.map((row, at) => (
            <PlayRow
              key={row.key}
              row={row}
              isNew={
                newestAtFirst !== null &&
                compareTokens(row.token, newestAtFirst) > 0 &&
                isApart(row.token, rows[at + 1]?.token ?? before)
              }
              context={context}
            />
          ))}
        </div>
      </section>
    );
  },
  (a, b) =>
    a.isFirst === b.isFirst &&
    a.group.period === b.group.period &&
    a.group.periodName === b.group.periodName &&
    sameItems(a.group.rows, b.group.rows) &&
    a.context === b.context,
);
PlaySection.displayName = 'PlaySection';
