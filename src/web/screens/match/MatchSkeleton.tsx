import { BoardSkeleton } from '../../match/board/BoardSkeleton.tsx';
import * as styles from '../../match/parts/layout.css.ts';
import { rooms } from '../../match/parts/parts.css.ts';

/** The room that a match's figures will take. */
export const DetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.lead}>
      <div className={rooms.some} />
    </div>
    <div className={styles.main}>
      <div className={rooms.many} />
    </div>
    <div className={styles.rest}>
      <div className={rooms.some} />
    </div>
  </div>
);

/** The room that a match's page will take. */
export const MatchSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <BoardSkeleton isPlayed />
    <DetailsSkeleton />
  </div>
);
