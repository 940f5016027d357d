import * as styles from './playedBoard.css.ts';

const Team = () => (
  <div className={styles.team}>
    <span className={styles.crestBone} />
    <span className={styles.nameBone} />
  </div>
);

/** The board before anything is known: of the same shape, so that nothing moves. */
export const BoardSkeleton = () => (
  <div className={styles.board} aria-hidden="true">
    <div className={styles.top} />
    <div className={styles.teams}>
      <Team />
      <div className={styles.middle}>
        <span className={styles.scoreBone} />
      </div>
      <Team />
      <span className={styles.byPeriod} />
    </div>
    <div className={styles.actions} />
    <div className={styles.facts}>
      <span className={styles.factsBone} />
    </div>
    <div className={styles.officials} />
  </div>
);
