import { compareTokens, type TimeToken } from '@kampdag/core/live/log/timeToken';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { memo } from 'react';
import { plainText, shown } from '../../../i18n/shownText.ts';
import { sameItems } from '../../../ui/sameValue.ts';
import { PlainRow, type PlayContext, PlayRow } from '../PlayRow.tsx';
import { periodName } from '../playText.ts';
import { type PlayBlock, type PlayGroup, rowHeight } from './blocks.ts';
import * as styles from './list.css.ts';
import type { Drawn } from './useProgressiveRendering.ts';

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

interface BlockProps {
  readonly context: PlayContext;
  readonly rows: readonly TimelineRow[];
  readonly newestAtFirst: TimeToken | null;
  /** The row before all of them. */
  readonly before: TimeToken | undefined;
  /** Whether rows are plain text for now. */
  readonly isPlain: boolean;
  /** Whether it is the block that new events join: visible, so it needs no estimated height. */
  readonly isGrowing: boolean;
}

/** Whether an event arrived alone: in a burst none slides in, as each would move the one before it. */
const isApart = ({ timestamp }: TimeToken, before: TimeToken | undefined): boolean =>
  before === undefined || timestamp - before.timestamp >= slideTime;

/**
 * A memoized block of rows: a new event renders its own block only. The list is the period's, however many blocks it has
 * (looks.md, "For everyone" 8).
 */
const Block = memo(
  ({ rows, newestAtFirst, before, isPlain, isGrowing, context }: BlockProps) => (
    <div
      className={styles.rows}
      {...(isGrowing ? {} : { style: { containIntrinsicHeight: `auto ${roomOf(rows)}` } })}
    >
      {rows.map((row, at) =>
        isPlain ? (
          <PlainRow key={row.key} row={row} context={context} />
        ) : (
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
        ),
      )}
    </div>
  ),
  (a, b) =>
    sameItems(a.rows, b.rows) &&
    a.isPlain === b.isPlain &&
    a.isGrowing === b.isGrowing &&
    a.context === b.context,
);
Block.displayName = 'PlayBlock';

/** Whether two props draw the same blocks of the same rows. */
const sameDrawing = (
  [a, drawnA]: readonly [readonly PlayBlock[], Drawn],
  [b, drawnB]: readonly [readonly PlayBlock[], Drawn],
): boolean =>
  a.length === b.length &&
  a.every(({ key, rows }, at) => {
    const other = b[at];
    return (
      other !== undefined &&
      key === other.key &&
      drawnA.has(key) === drawnB.has(key) &&
      sameItems(rows, other.rows)
    );
  });

/** The events of a period with their blocks. */
export interface BlockedGroup extends PlayGroup {
  readonly blocks: readonly PlayBlock[];
}

interface SectionProps {
  readonly context: PlayContext;
  readonly group: BlockedGroup;
  readonly drawn: Drawn;
  readonly newestAtFirst: TimeToken | null;
  /** The row before the whole period. */
  readonly before: TimeToken | undefined;
  /** Whether it is the period that new events join. */
  readonly isFirst: boolean;
  /** Whether it is the oldest drawn period, whose older blocks have no place yet. */
  readonly isLast: boolean;
}

/** The blocks up to the oldest drawn one. */
const placed = (blocks: readonly PlayBlock[], drawn: Drawn, isLast: boolean): readonly PlayBlock[] =>
  isLast ? blocks.slice(0, blocks.findLastIndex(({ key }) => drawn.has(key)) + 1) : blocks;

/** A list by role, as `ul` allows no blocks around its items. */
const sheet = { role: 'list', className: styles.sheet };

/** The events of one period, newest first, under its heading; memoized, so that events of later periods do not traverse it. */
export const PlaySection = memo(
  ({ group, drawn, newestAtFirst, before, isFirst, isLast, context }: SectionProps) => {
    const { details, messages } = context;
    const title = periodName(details.periods, group.period, group.periodName, messages);
    return (
      <section
        aria-label={title === null ? messages.plays.title : plainText(title)}
        {...(isFirst
          ? {}
          : { className: styles.past, style: { containIntrinsicHeight: `auto ${roomOf(group.rows)}` } })}
      >
        {title === null ? null : (
          <h3 className={styles.heading}>
            <span {...shown(title)} />
          </h3>
        )}
        <div {...sheet}>
          {placed(group.blocks, drawn, isLast).map((block, index) => (
            <Block
              key={block.key}
              rows={block.rows}
              newestAtFirst={newestAtFirst}
              before={group.blocks[index + 1]?.rows[0]?.token ?? before}
              isPlain={!drawn.has(block.key)}
              isGrowing={isFirst && index === 0}
              context={context}
            />
          ))}
        </div>
      </section>
    );
  },
  (a, b) =>
    a.isFirst === b.isFirst &&
    a.isLast === b.isLast &&
    a.group.period === b.group.period &&
    a.group.periodName === b.group.periodName &&
    sameDrawing([a.group.blocks, a.drawn], [b.group.blocks, b.drawn]) &&
    a.context === b.context,
);
PlaySection.displayName = 'PlaySection';
