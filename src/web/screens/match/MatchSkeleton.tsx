import { Details } from './Details.tsx';
import { BoardSkeleton } from './head/BoardSkeleton.tsx';
import * as styles from './layout.css.ts';
import { rooms } from './parts/parts.css.ts';

/** The room that a match's page will take. */
export const MatchSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <BoardSkeleton />
    <Details
      parts={[]}
      lead={<div className={rooms.some} />}
      main={<div className={rooms.many} />}
      rest={<div className={rooms.some} />}
      wide={<div className={rooms.table} />}
    />
  </div>
);
