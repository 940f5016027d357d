import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import * as styles from '../live/page.css.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

/** The placeholder of a live page. */
export const LivePageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.head}>
      <BoardSkeleton isPlayed={false} />
    </div>
    <div className={styles.main}>
      <PanelSkeleton />
    </div>
  </div>
);
