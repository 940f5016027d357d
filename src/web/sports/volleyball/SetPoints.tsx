import { type BySide, type Side, sides } from '@kampdag/core/side';
import * as styles from '../../match/board/score.css.ts';
import { hidden } from '../../ui/text/hidden.css.ts';

interface SetPointsProps {
  readonly points: BySide<number>;
  /** The set has ended, and the next not begun. */
  readonly isOver: boolean;
  /** The points in words. */
  readonly label: string;
  readonly serving: { readonly side: Side; readonly text: string } | null;
}

/** The points of the set being played, or last played; a ball beside the side that serves. */
export const SetPoints = ({ points, isOver, label, serving }: SetPointsProps) => {
  const [first, second] = sides;
  const ball = (side: Side) => (
    <span className={serving?.side === side ? styles.ball : styles.noBall} title={serving?.text} />
  );
  return (
    <p className={isOver ? styles.lastPoints : styles.setPoints}>
      <span className={hidden}>
        {label}. {serving?.text}
      </span>
      <span aria-hidden="true" className={styles.setFigures}>
        {ball(first)}
        <span className={styles.setFigure}>{points[first]}</span>
        <span className={styles.dash}>–</span>
        <span className={styles.setFigure}>{points[second]}</span>
        {ball(second)}
      </span>
    </p>
  );
};
