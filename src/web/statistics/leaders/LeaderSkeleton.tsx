import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './LeaderCards.css.ts';

const five = ['a', 'b', 'c', 'd', 'e'];

/** The placeholder of leaders, with their height at every width. */
export const LeaderSkeleton = ({ cards }: { readonly cards: number }) => (
  <div className={styles.folded} aria-hidden="true">
    <div className={styles.cards}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={`card ${at}`} className={styles.card}>
          <div className={styles.title}>
            <Skeleton width="4rem" />
          </div>
          <ul className={styles.list}>
            {five.map((key, place) => (
              <li key={key} className={place === 0 ? styles.first : styles.other}>
                <span />
                <Skeleton width="70%" />
                <Skeleton width="2rem" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <div className={styles.toggle} />
  </div>
);
