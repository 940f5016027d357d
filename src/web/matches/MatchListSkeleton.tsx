import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import * as styles from './row.css.ts';

/** The placeholder of a match's row, or of its card on a phone. */
export const MatchRowSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton width="75%" />
    <Skeleton width="60%" />
  </div>
);

interface MatchListSkeletonProps {
  readonly count?: number;
  readonly className: string;
}

/** The placeholder of a list of matches: as many as fit in a phone's first view. */
export const MatchListSkeleton = ({ count = 6, className }: MatchListSkeletonProps) => (
  <div className={className}>
    {Array.from({ length: count }, (_, at) => `match ${at}`).map((key) => (
      <MatchRowSkeleton key={key} />
    ))}
  </div>
);
