import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import * as styles from './MatchSkeleton.css.ts';

/** The room that a match's row takes, or its card on a phone. */
export const MatchSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton width="75%" />
    <Skeleton width="60%" />
  </div>
);

/** The room that a list of matches takes: as many as a phone's first view holds. */
export const MatchSkeletons = ({
  count = 6,
  className,
}: {
  readonly count?: number;
  readonly className: string;
}) => (
  <div className={className}>
    {Array.from({ length: count }, (_, at) => `match ${at}`).map((key) => (
      <MatchSkeleton key={key} />
    ))}
  </div>
);
