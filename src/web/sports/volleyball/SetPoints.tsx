import type { PeriodId } from '@kampdag/core/ids';
import { teamSource } from '@kampdag/core/live/figures/source';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import * as styles from '../../match/board/score.css.ts';
import { Figure, useHasSources } from '../../match/figureSources/Figure.tsx';
import { sourceMessages } from '../../match/figureSources/sourceMessages.ts';
import { hidden } from '../../ui/text/hidden.css.ts';

interface SetPointsProps {
  readonly points: BySide<number>;
  readonly set: PeriodId;
  readonly teams: BySide<string>;
  /** Whether the set has ended and the next has not begun. */
  readonly isOver: boolean;
  /** The points in words. */
  readonly label: string;
  readonly serving: { readonly side: Side; readonly text: string } | null;
}

/** The current or last set's points, with a ball beside the serving side. */
export const SetPoints = ({ points, set, teams, isOver, label, serving }: SetPointsProps) => {
  const { points: what } = useMessages(sourceMessages);
  const hasSources = useHasSources();
  const figure = (side: Side) => (
    <span aria-hidden={!hasSources} className={styles.setFigure}>
      <Figure
        source={{ ...teamSource(side, 'score'), periods: [set] }}
        what={what}
        whose={teams[side]}
        text={points[side]}
      />
    </span>
  );
  const [first, second] = sides;
  const ball = (side: Side) => (
    <span
      aria-hidden="true"
      className={serving?.side === side ? styles.ball : styles.noBall}
      title={serving?.text}
    />
  );
  return (
    <p className={isOver ? styles.lastPoints : styles.setPoints}>
      <span className={hidden}>
        {label}. {serving?.text}
      </span>
      <span className={styles.setFigures}>
        {ball(first)}
        {figure(first)}
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        {figure(second)}
        {ball(second)}
      </span>
    </p>
  );
};
