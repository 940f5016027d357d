import { type Followable, isFollowed, toggleFollowed } from '@kampdag/core/site/followed';
import { Star } from 'lucide-react';
import { useFollowed } from '../../context/followed.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { followMessages } from '../../i18n/messages/follow.ts';
import * as styles from './Button.css.ts';

/** A star that follows or unfollows a league, team or player. */
export const FollowStar = ({ thing }: { readonly thing: Followable }) => {
  const m = useMessages(followMessages);
  const { followed, change } = useFollowed();
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFollowed(followed, thing)}
      aria-label={m.followOne(thing.name)}
      onClick={() => change(toggleFollowed(thing))}
    >
      <Star aria-hidden="true" size={20} className={styles.starSign} />
    </button>
  );
};
