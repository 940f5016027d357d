import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import * as styles from './MatchSkeleton.css.ts';

/** The room that a match's row takes, or its card on a phone. */
export const MatchSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton width="75%" />
    <Skeleton width="60%" />
  </div>
);
