import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { skeletons } from '../live/page.css.ts';

const rows = ['1', '2', '3', '4'] as const;

/** The placeholder of a panel. */
export const PanelSkeleton = () => (
  <div className={skeletons}>
    {rows.map((row) => (
      <Skeleton key={row} height="3.5rem" />
    ))}
  </div>
);
