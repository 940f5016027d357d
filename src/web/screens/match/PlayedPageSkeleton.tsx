import { BoardSkeleton } from '../../match/board/BoardSkeleton.tsx';
import * as styles from '../../match/parts/layout.css.ts';
import { rooms } from '../../match/parts/parts.css.ts';

/** The placeholder of a match's figures. */
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

/** The placeholder of a match's page. */
export const PlayedPageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <BoardSkeleton isPlayed />
    <DetailsSkeleton />
  </div>
);
