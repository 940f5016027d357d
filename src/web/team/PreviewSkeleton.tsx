import { rooms } from '../match/parts/parts.css.ts';
import { preview } from '../match/preview/preview.css.ts';

/** The placeholder of the leaders. */
export const PairLeadersSkeleton = () => <div className={rooms.some} aria-hidden="true" />;

/** The placeholder of a preview. */
export const PreviewSkeleton = () => (
  <div className={preview} aria-hidden="true">
    <div className={rooms.some} />
    <div className={rooms.many} />
    <PairLeadersSkeleton />
  </div>
);
