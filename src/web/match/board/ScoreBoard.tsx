import { teamSource } from '@kampdag/core/live/figures/source';
import { type BySide, opponentOf, type Side } from '@kampdag/core/side';
import { hidden } from '../../ui/text/hidden.css.ts';
import { Figure, useHasSources } from '../sources/Figure.tsx';
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
  /** What a side's figure is called, where its events can be asked for. */
  readonly figure?: { readonly what: string; readonly teams: BySide<string> };
}

const figuresStyle = ({ home, away }: BySide<number>): string => {
  if (`${home}${away}`.length > 4) return styles.longScore;
  return Math.max(home, away) > 9 ? styles.twoDigits : styles.score;
};

/** The big score. The digit of the side that scored is lit for a moment. */
export const ScoreBoard = ({ score, felt, isFinal = false, label, figure }: ScoreBoardProps) => {
  const isPressable = useHasSources() && figure !== undefined;
  const digit = (side: Side) => {
    const isFelt = felt?.side === side;
    const isBehind = isFinal && score !== null && score[side] < score[opponentOf(side)];
    return (
      <span
        key={isFelt ? `${side} ${felt.count}` : side}
        aria-hidden={!isPressable}
        className={isFelt ? styles.scored : isBehind ? styles.behind : styles.goals}
      >
        {score !== null && isPressable ? (
          <Figure
            source={teamSource(side, 'score')}
            what={figure.what}
            whose={figure.teams[side]}
            text={score[side]}
          />
        ) : (
          score?.[side]
        )}
      </span>
    );
  };
  return (
    <p className={score === null ? styles.score : figuresStyle(score)} data-score data-felt={felt?.count}>
      <span className={hidden}>{label}</span>
      {score === null ? null : digit('home')}
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      {score === null ? null : digit('away')}
    </p>
  );
};
