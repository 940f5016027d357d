import { BoardSkeleton } from '../../match/board/BoardSkeleton.tsx';
import { Details } from '../../match/parts/Details.tsx';
import * as styles from '../../match/parts/layout.css.ts';
import { rooms } from '../../match/parts/parts.css.ts';

/** The room that a match's figures will take. */
export const DetailsSkeleton = () => (
  <Details
    parts={[]}
    lead={<div className={rooms.some} />}
    main={<div className={rooms.many} />}
    rest={<div className={rooms.some} />}
    wide={<div className={rooms.table} />}
  />
);

/** The room that a match's page will take. */
export const MatchSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <BoardSkeleton />
    <DetailsSkeleton />
  </div>
);
