import type { SearchEntry } from '@kampdag/core/search/searchEntry';
import { type Followable, isFollowed, toggleFollowed } from '@kampdag/core/site/followed';
import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useFollowed } from '../context/followed.ts';
import * as button from '../ui/controls/Button.css.ts';

/** What can be followed of a search result; null for a match. */
export const followableOf = (entry: SearchEntry): Followable | null => {
  const { seasonId, tournamentId } = entry.league;
  const { name } = entry;
  switch (entry.kind) {
    case 'team':
      return { kind: 'team', id: entry.id, name, seasonId, tournamentId };
    case 'league':
      return { kind: 'league', id: entry.id, name, seasonId, tournamentId };
    case 'player':
      return { kind: 'player', id: entry.id, orgId: entry.teamId, name, seasonId, tournamentId };
    case 'match':
      return null;
    default:
      return entry satisfies never;
  }
};

/** The field keeps the focus, and the result is not chosen. */
const keepsFocus = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Follows or unfollows a search result where it stands. For a pointer: an option of a list holds no button (WAI-ARIA), so that it is
 * hidden from assistive technology, which has the star of the result's own page.
 */
export const ResultStar = ({ thing }: { readonly thing: Followable }) => {
  const { followed, change } = useFollowed();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={button.star}
      aria-pressed={isFollowed(followed, thing)}
      data-follow={thing.kind}
      onMouseDown={keepsFocus}
      onClick={(event) => {
        keepsFocus(event);
        change(toggleFollowed(thing));
      }}
    >
      <Star aria-hidden="true" size={20} className={button.starSign} />
    </button>
  );
};
