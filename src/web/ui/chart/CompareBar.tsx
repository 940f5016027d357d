import * as styles from './chart.css.ts';

/** One thing that two teams are compared by: their figures, and whose share is greater. */
export const CompareBar = ({
  home,
  away,
  label,
  homeText,
  awayText,
}: {
  readonly home: number;
  readonly away: number;
  readonly label: string;
  readonly homeText: string;
  readonly awayText: string;
}) => {
  const whole = home + away;
  const share = whole <= 0 ? 50 : Math.round((home / whole) * 1000) / 10;
  return (
    <div className={styles.compare}>
      <div className={styles.compareWords}>
        <span className={styles.compareValue}>{homeText}</span>
        <span className={styles.compareLabel}>{label}</span>
        <span className={styles.compareAway}>{awayText}</span>
      </div>
      <svg className={styles.compareBar} aria-hidden="true" focusable="false">
        <rect width={`${share}%`} height="8" rx="3" className={`${styles.shape} ${styles.series.home}`} />
        <rect
          x={`${share}%`}
          width={`${100 - share}%`}
          height="8"
          rx="3"
          className={`${styles.shape} ${styles.series.away}`}
        />
      </svg>
    </div>
  );
};
