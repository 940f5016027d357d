import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { PlayTone } from './playText.ts';
import type { PlayTimes } from './playTime.ts';
import * as styles from './rows.css.ts';

/** What the element of a row is given, however much of it is drawn: how loud it is, whose it is, and the columns it has. */
export const rowFrame = ({ key, side, kind }: TimelineRow, tone: PlayTone, times: PlayTimes) => ({
  role: 'listitem',
  className: side === null ? styles.row[tone] : `${styles.row[tone]} ${styles.mark[side]}`,
  'data-row': key,
  'data-kind': kind,
  'data-timed': times !== 'none',
});
