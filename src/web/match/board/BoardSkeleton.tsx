import * as styles from './board.css.ts';
import { actions, officials } from './board.css.ts';
import { byPeriod, middle } from './score.css.ts';
import { team, teams } from './teams.css.ts';

const Team = () => (
  <div className={team}>
    <span className={styles.crestBone} />
    <span className={styles.nameBone} />
  </div>
);

/** The board while its match loads, in the same shape to avoid layout shift; a played match's has more rows below. */
export const BoardSkeleton = ({ isPlayed }: { readonly isPlayed: boolean }) => (
  <div className={styles.board} aria-hidden="true">
    <div className={styles.top} />
    <div className={teams}>
      <Team />
      <div className={middle}>
        <span className={styles.scoreBone} />
      </div>
      <Team />
    </div>
    <span className={byPeriod} />
    {isPlayed ? (
      <>
        <div className={actions} />
        <div className={styles.facts}>
          <span className={styles.factsBone} />
        </div>
        <div className={officials} />
      </>
    ) : null}
  </div>
);
