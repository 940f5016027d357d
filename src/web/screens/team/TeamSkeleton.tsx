import { rooms } from '../../match/parts/parts.css.ts';
import { cards, page } from '../../team/team.css.ts';

/** The room that a team's page takes while it loads. */
export const TeamSkeleton = () => (
  <div className={page} aria-hidden="true">
    <div className={rooms.few} />
    <div className={cards}>
      <div className={rooms.few} />
      <div className={rooms.few} />
    </div>
    <div className={rooms.many} />
  </div>
);
