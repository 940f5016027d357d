import type { Side } from '@kampdag/core/side';
import type { PlayTone } from './playText.ts';
import * as styles from './rows.css.ts';
import type { PlaySign } from './signs.ts';

/** What the element of a row is given, however much of it is drawn: how loud it is, whose it is, and the columns it has. */
export const rowFrame = (
  { key, side, kind }: { readonly key: string; readonly side: Side | null; readonly kind: PlaySign },
  tone: PlayTone,
  isTimed: boolean,
) => ({
  role: 'listitem',
  className: side === null ? styles.row[tone] : `${styles.row[tone]} ${styles.mark[side]}`,
  'data-row': key,
  'data-kind': kind,
  'data-timed': isTimed,
});
