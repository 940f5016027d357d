import { teamSource } from '@kampdag/core/live/figures/source';
import type { BySide, Side } from '@kampdag/core/side';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import { Figure } from '../figureSources/Figure.tsx';
import * as styles from './under.css.ts';

interface ShotsBarProps {
  readonly label: string;
  readonly teams: BySide<string>;
  /** Null while unknown; their room is reserved. */
  readonly shots: BySide<number> | null;
}

/** Shots on goal, home left of away, with a bar of their shares. */
export const ShotsBar = ({ label, teams, shots }: ShotsBarProps) => {
  const all = shots === null ? 0 : shots.home + shots.away;
  const share = shots === null ? 0 : all === 0 ? 50 : (100 * shots.home) / all;
  const number = (side: Side) => (
    <span className={styles.shotsNumber}>
      <span className={hidden}>
        <FederationName name={teams[side]} />:{' '}
      </span>
      {shots === null ? (
        '–'
      ) : (
        <Figure source={teamSource(side, 'shots')} what={label} whose={teams[side]} text={shots[side]} />
      )}
    </span>
  );
  return (
    <div className={styles.shots}>
      <p className={styles.shotsLabel}>{label}</p>
      {number('home')}
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <rect width={`${share}%`} height="6" rx="3" className={styles.homeBar} />
        <rect x={`${share}%`} width={`${100 - share}%`} height="6" rx="3" className={styles.awayBar} />
      </svg>
      {number('away')}
    </div>
  );
};
