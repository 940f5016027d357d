import { rooms } from '../../match/parts/parts.css.ts';
import { cardRoom, cards, page } from '../../team/team.css.ts';

/** The room that the cards of a team's next match and its last take while they load. */
export const CardsSkeleton = () => (
  <div className={cards} aria-hidden="true">
    <div className={cardRoom} />
    <div className={cardRoom} />
  </div>
);

/** The room that a team's page takes while it loads. */
export const TeamSkeleton = () => (
  <div className={page} aria-hidden="true">
    <div className={rooms.few} />
    <CardsSkeleton />
    <div className={rooms.many} />
  </div>
);
