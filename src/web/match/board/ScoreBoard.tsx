import { teamSource } from '@kampdag/core/live/figures/source';
import { type BySide, opponentOf, type Side } from '@kampdag/core/side';
import { hidden } from '../../ui/text/text.css.ts';
import { Figure, useHasSources } from '../figureSources/Figure.tsx';
import * as styles from './score.css.ts';

/** A goal to flash: its side, and its ordinal, which restarts the animation. */
export interface GoalFlash {
  readonly side: Side;
  readonly count: number;
}

interface ScoreBoardProps {
  /** A dash where null: unknown, or withheld. */
  readonly score: BySide<number> | null;
  /** Whether it is being read: a placeholder stands for the dash. */
  readonly isComing?: boolean;
  readonly flash?: GoalFlash | null;
  /** Whether the match is over; dims the losing side. */
  readonly isFinal?: boolean;
  /** The accessible text of the score. */
  readonly label: string;
  /** The accessible name of a side's figure where its events can be opened. */
  readonly figure?: { readonly what: string; readonly teams: BySide<string> };
}

const figuresStyle = ({ home, away }: BySide<number>): string => {
  if (`${home}${away}`.length > 4) return styles.longScore;
  return Math.max(home, away) > 9 ? styles.twoDigits : styles.score;
};

/** The big score. The digits of the side that scored flash. */
export const ScoreBoard = ({
  score,
  isComing = false,
  flash = null,
  isFinal = false,
  label,
  figure,
}: ScoreBoardProps) => {
  const isPressable = useHasSources() && figure !== undefined;
  const digit = (side: Side) => {
    const isFlashing = flash?.side === side;
    const isBehind = isFinal && score !== null && score[side] < score[opponentOf(side)];
    return (
      <span
        key={isFlashing ? `${side} ${flash.count}` : side}
        aria-hidden={!isPressable}
        className={isFlashing ? styles.scored : isBehind ? styles.behind : styles.goals}
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
    <p className={score === null ? styles.score : figuresStyle(score)} data-score data-felt={flash?.count}>
      <span className={hidden}>{label}</span>
      {score === null ? null : digit('home')}
      {isComing ? (
        <span aria-hidden="true" className={styles.coming} />
      ) : (
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
      )}
      {score === null ? null : digit('away')}
    </p>
  );
};
