import { type BySide, opponentOf, type Side } from '@kampdag/core/side';
import { hidden } from '../../ui/text/hidden.css.ts';
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
  /** The match is over: the side that lost stands back. */
  readonly isFinal?: boolean;
  /** The score in words. */
  readonly label: string;
}

const figuresStyle = ({ home, away }: BySide<number>): string => {
  if (`${home}${away}`.length > 4) return styles.longScore;
  return Math.max(home, away) > 9 ? styles.twoDigits : styles.score;
};

/** The big score. The digit of the side that scored is lit for a moment. */
export const ScoreBoard = ({ score, felt, isFinal = false, label }: ScoreBoardProps) => {
  const digit = (side: Side) => {
    const isFelt = felt?.side === side;
    const isBehind = isFinal && score !== null && score[side] < score[opponentOf(side)];
    return (
      <span
        key={isFelt ? `${side} ${felt.count}` : side}
        className={isFelt ? styles.scored : isBehind ? styles.behind : styles.goals}
      >
        {score?.[side]}
      </span>
    );
  };
  return (
    <p className={score === null ? styles.score : figuresStyle(score)} data-score data-felt={felt?.count}>
      <span className={hidden}>{label}</span>
      <span aria-hidden="true" style={{ display: 'contents' }}>
        {score === null ? null : digit('home')}
        <span className={styles.dash}>–</span>
        {score === null ? null : digit('away')}
      </span>
    </p>
  );
};
