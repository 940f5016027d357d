import { rooms } from '../../match/parts/parts.css.ts';
import { cardRoom, cards, page } from '../../team/team.css.ts';

/** The placeholder of the next and last match. */
export const CardsSkeleton = () => (
  <div className={cards} aria-hidden="true">
    <div className={cardRoom} />
    <div className={cardRoom} />
  </div>
);

/** The placeholder of a team's page. */
export const TeamSkeleton = () => (
  <div className={page} aria-hidden="true">
    <div className={rooms.few} />
    <CardsSkeleton />
    <div className={rooms.many} />
  </div>
);
