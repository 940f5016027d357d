import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { memo } from 'react';
import type { PlayContext } from './PlayRow.tsx';
import { textOf } from './playText.ts';
import { playTime } from './playTime.ts';
import { rowAttributes } from './rowAttributes.ts';
import * as styles from './rows.css.ts';

interface PlainRowProps extends PlayContext {
  /** A stable object until its content changes: the row is memoized by it. */
  readonly row: TimelineRow;
}

/**
 * One event of the play-by-play as plain text, much cheaper than a full row, which replaces it later. It can be read, announced
 * and searched.
 */
export const PlainRow = memo(({ row, details, teams, messages, describe, times }: PlainRowProps) => {
  const { title, subject, detail, tags, tone } = describe(row, details);
  const { side, score } = row;
  const words = [
    title,
    side === null ? '' : teams[side],
    ...tags,
    row.corrected ? messages.plays.corrected : '',
    textOf(subject),
    textOf(detail),
    score === null ? '' : scoreText(score),
  ];
  return (
    <div {...rowAttributes(row, tone, times !== 'none')}>
      {times === 'none' ? null : <span className={styles.time}>{playTime(row, times, details)}</span>}
      <span className={styles.plainText}>{words.filter((word) => word !== '').join(' · ')}</span>
    </div>
  );
});
PlainRow.displayName = 'PlainRow';
