import { rooms } from '../match/parts/parts.css.ts';
import { preview } from '../match/preview/preview.css.ts';

/** The leaders' room. */
export const PairLeadersSkeleton = () => <div className={rooms.some} aria-hidden="true" />;

/** The room that form, meetings and leaders of two teams take. */
export const PreviewSkeleton = () => (
  <div className={preview} aria-hidden="true">
    <div className={rooms.some} />
    <div className={rooms.many} />
    <PairLeadersSkeleton />
  </div>
);
