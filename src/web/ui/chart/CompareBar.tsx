import type { BySide } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import * as styles from './CompareBar.css.ts';
import { series, shape } from './series.css.ts';

interface CompareBarProps {
  readonly label: string;
  readonly values: BySide<number>;
  readonly texts: BySide<ReactNode>;
}

/** A comparison of two teams by one figure: both values and a bar of their shares. */
export const CompareBar = ({ label, values: { home, away }, texts }: CompareBarProps) => {
  const whole = home + away;
  const share = whole <= 0 ? 50 : Math.round((home / whole) * 1000) / 10;
  return (
    <div className={styles.whole}>
      <div className={styles.words}>
        <span className={styles.value}>{texts.home}</span>
        <span className={styles.label}>{label}</span>
        <span className={styles.away}>{texts.away}</span>
      </div>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <rect width={`${share}%`} height="8" rx="3" className={`${shape} ${series.home}`} />
        <rect
          x={`${share}%`}
          width={`${100 - share}%`}
          height="8"
          rx="3"
          className={`${shape} ${series.away}`}
        />
      </svg>
    </div>
  );
};
