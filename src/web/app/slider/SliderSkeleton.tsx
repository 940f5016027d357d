import * as styles from './card.css.ts';
import { skeletons } from './slider.css.ts';

/** As many as a wide screen holds. */
const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** A card's room while its match is on its way. */
export const CardSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span className={styles.skeletonWhen} />
    <span className={styles.skeletonTeam} />
    <span className={styles.skeletonTeam} />
  </div>
);

/** The slider's room while its matches are on their way. */
export const SliderSkeleton = () => (
  <div className={skeletons} aria-hidden="true">
    {cards.map((key) => (
      <CardSkeleton key={key} />
    ))}
  </div>
);
