import { sides } from '@kampdag/core/side';
import * as styles from './board.css.ts';

/** The board before anything is known: of the same shape, so that nothing moves. */
export const BoardSkeleton = () => {
  const team = (key: string) => (
    <div key={key} className={styles.team}>
      <span className={styles.crestBone} />
      <span className={styles.nameBone} />
    </div>
  );
  const [first, second] = sides;
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={styles.top} />
      <div className={styles.teams}>
        {team(first)}
        <div className={styles.middle}>
          <span className={styles.scoreBone} />
          <span className={styles.byPeriod} />
        </div>
        {team(second)}
      </div>
      <div className={styles.actions} />
      <div className={styles.facts}>
        <span className={styles.factsBone} />
      </div>
      <div className={styles.officials} />
    </div>
  );
};
