import type { MenuLabel, ScreenRoute } from '../sport/common/screenRoute.ts';
import { statisticsIn } from '../sport/common/screensRule.ts';
import { sportOf } from '../sport/sportOf.ts';
import { kindOf, type SportName } from '../sportKind.ts';

/** The menu's sports whose leagues have no standings (specification §2). */
const withoutStandings: ReadonlySet<SportName> = new Set(['bandy', 'fieldhockey']);

/** A menu entry that is a link. */
export interface MenuLink {
  readonly type: 'link';
  readonly label: MenuLabel;
  readonly route: ScreenRoute;
}

/** Entries under one heading; never empty. */
interface MenuGroup {
  readonly type: 'group';
  readonly label: MenuLabel;
  readonly links: readonly MenuLink[];
}

/** An entry of the menu: a link, or several under a heading. */
export type MenuEntry = MenuLink | MenuGroup;

const link = (label: MenuLabel, route: ScreenRoute): MenuLink => ({ type: 'link', label, route });

/**
 * The navigation menu of a league's sport (specification §2). Standings are for the listed sports, volleyball (reading 13) and unknown ones,
 * statistics and transfers for the sports that have such screens. The corporate organisation has no statistics of players and
 * teams except soccer's players.
 */
export const menuOf = (
  sport: SportName,
  { isCorporate = false }: { readonly isCorporate?: boolean } = {},
): readonly MenuEntry[] => {
  const screens = sportOf(kindOf(sport)).screens;
  const statistics = statisticsIn(screens, { isCorporate }).map(({ label, route }) => link(label, route));
  return [
    link('scoreboard', '/scoreboard'),
    link('schedule', '/schedule'),
    ...(withoutStandings.has(sport) ? [] : [link('standings', '/standings')]),
    link('rosters', '/teammembers'),
    ...(statistics.length > 0
      ? [{ type: 'group', label: 'statistics', links: statistics } satisfies MenuGroup]
      : []),
    ...(screens.hasTransfers ? [link('transfers', '/transfers')] : []),
  ];
};

/** The menu without links to missing pages; a group without links is dropped. */
export const menuWithin = (menu: readonly MenuEntry[], routes: ReadonlySet<string>): readonly MenuEntry[] =>
  menu.flatMap((entry): readonly MenuEntry[] => {
    if (entry.type === 'link') return routes.has(entry.route) ? [entry] : [];
    const links = entry.links.filter(({ route }) => routes.has(route));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
