import * as styles from './card.css.ts';
import { skeletons } from './slider.css.ts';

/** As many as fit on a wide screen. */
const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** A card's placeholder. */
const CardSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span className={styles.skeletonWhen} />
    <span className={styles.skeletonTeam} />
    <span className={styles.skeletonTeam} />
  </div>
);

/** The slider's placeholder. */
export const SliderSkeleton = () => (
  <div className={skeletons} aria-hidden="true">
    {cards.map((key) => (
      <CardSkeleton key={key} />
    ))}
  </div>
);
