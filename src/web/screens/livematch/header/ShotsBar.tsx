import type { BySide } from '@kampdag/core/side';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './under.css.ts';

interface ShotsBarProps {
  readonly label: string;
  /** Null while they are not known: their room is kept. */
  readonly shots: BySide<number> | null;
}

/** Shots on goal, home left of away, with their shares as a bar. */
export const ShotsBar = ({ label, shots }: ShotsBarProps) => {
  const all = shots === null ? 0 : shots.home + shots.away;
  const share = shots === null || all === 0 ? 50 : (100 * shots.home) / all;
  return (
    <div className={styles.shots}>
      <p className={styles.shotsLabel}>{label}</p>
      <span className={styles.shotsNumber}>{shots?.home ?? '–'}</span>
      <div
        aria-hidden="true"
        className={styles.bar}
        style={assignInlineVars({ [styles.homeShare]: `${share}%` })}
      >
        <span className={styles.homeBar} />
        <span className={styles.awayBar} />
      </div>
      <span className={styles.shotsNumber}>{shots?.away ?? '–'}</span>
    </div>
  );
};
