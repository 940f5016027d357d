import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { memo } from 'react';
import type { PlayContext } from './PlayRow.tsx';
import { textOf } from './playText.ts';
import { playTime } from './playTime.ts';
import { rowFrame } from './rowFrame.ts';
import * as styles from './rows.css.ts';

interface PlainRowProps extends PlayContext {
  /** The same object while nothing in it changes: the row repaints by its identity alone. */
  readonly row: TimelineRow;
}

/**
 * One event of the play by play in words alone, a fraction of a row's work: what stands there until there is time for more. It can
 * be read, heard and found.
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
    score === null ? '' : `${score.home}–${score.away}`,
  ];
  return (
    <div {...rowFrame(row, tone, times !== 'none')}>
      {times === 'none' ? null : <span className={styles.time}>{playTime(row, times, details)}</span>}
      <span className={styles.plainText}>{words.filter((word) => word !== '').join(' · ')}</span>
    </div>
  );
});
PlainRow.displayName = 'PlainRow';
