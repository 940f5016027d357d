import type { SearchEntry } from '@kampdag/core/search/searchEntry';
import { type Followable, isFollowed } from '@kampdag/core/site/followed';
import { Star } from 'lucide-react';
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

/** The mark of a star within a result, by which the result tells what was pressed. */
const mark = 'data-follow';

/** Whether a press within a result is on its star. */
export const isOnStar = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(`[${mark}]`) !== null;

/**
 * The star of a search result, pressed by a pointer: an option of a list holds no button (WAI-ARIA), so that the result answers for it, and
 * assistive technology has the star of the result's own page.
 */
export const ResultStar = ({ thing }: { readonly thing: Followable }) => {
  const { followed } = useFollowed();
  const isOn = isFollowed(followed, thing);
  return (
    <span aria-hidden="true" className={button.star} {...{ [mark]: isOn ? 'on' : 'off' }}>
      <Star size={20} className={button.starSign} {...(isOn ? { fill: 'currentColor' } : {})} />
    </span>
  );
};
