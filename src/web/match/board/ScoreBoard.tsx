import type { BySide, Side } from '@kampdag/core/side';
import { hidden } from '../../ui/hidden.css.ts';
import * as styles from './score.css.ts';

/** A goal to be felt: whose, and the how-manieth, so that each is felt anew. */
export interface FeltGoal {
  readonly side: Side;
  readonly count: number;
}

interface ScoreBoardProps {
  /** Null while it is not known or may not be shown: a dash. */
  readonly score: BySide<number> | null;
  readonly felt: FeltGoal | null;
  /** The score in words. */
  readonly label: string;
}

/** The big score. The digit of the side that scored is lit for a moment. */
export const ScoreBoard = ({ score, felt, label }: ScoreBoardProps) => {
  const digit = (side: Side) => (
    <span
      key={felt?.side === side ? `${side} ${felt.count}` : side}
      className={felt?.side === side ? styles.scored : styles.goals}
    >
      {score?.[side]}
    </span>
  );
  const isLong = score !== null && `${score.home}${score.away}`.length > 4;
  return (
    <p className={isLong ? styles.longScore : styles.score} data-score data-felt={felt?.count}>
      <span className={hidden}>{label}</span>
      <span aria-hidden="true" style={{ display: 'contents' }}>
        {score === null ? null : digit('home')}
        <span className={styles.dash}>–</span>
        {score === null ? null : digit('away')}
      </span>
    </p>
  );
};
