import { followingPath, todayPath } from '@kampdag/core/site/paths';
import { emptySelection, withDate } from '@kampdag/core/site/selection';
import { CalendarCheck, type LucideIcon, Star } from 'lucide-react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';

/** An entry of the site's own navigation, beside the menu of the league's sport. */
export interface Shortcut {
  readonly label: 'today' | 'following';
  readonly route: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

/** Links to today's matches and to what the visitor follows, always of the newest season. */
export const useShortcuts = (): readonly Shortcut[] => {
  const { season, seasons } = useChoice();
  const whole = withDate(useResolvedSelection(), null);
  const isNewest = seasons === null || seasons[0]?.seasonId === season?.seasonId;
  const selection = isNewest ? whole : emptySelection;
  return [
    { label: 'today', route: '/today', to: todayPath(selection), icon: CalendarCheck },
    { label: 'following', route: '/following', to: followingPath(selection), icon: Star },
  ];
};
