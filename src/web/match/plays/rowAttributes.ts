import type { Side } from '@kampdag/core/side';
import type { PlayTone } from './playText.ts';
import * as styles from './rows.css.ts';
import type { PlaySign } from './signs.ts';

/** The attributes of a row's element, plain or full: emphasis, side and columns. */
export const rowAttributes = (
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
