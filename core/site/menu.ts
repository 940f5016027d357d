import { screensOf } from '../sport/screensOf.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { sportKinds } from '../sport/sportKind.ts';
import type { MenuLabel } from './menuLabel.ts';
import type { MenuSport, OtherSport } from './menuSport.ts';
import type { ScreenRoute } from './screenRoute.ts';

/** A menu entry that is a link. */
export interface MenuLink {
  readonly type: 'link';
  readonly label: MenuLabel;
  readonly route: ScreenRoute;
}

/** Entries under one heading; never empty. */
export interface MenuGroup {
  readonly type: 'group';
  readonly label: MenuLabel;
  readonly links: readonly MenuLink[];
}

/** An entry of the menu: a link, or several under a heading. */
export type MenuEntry = MenuLink | MenuGroup;

const link = (label: MenuLabel, route: ScreenRoute): MenuLink => ({ type: 'link', label, route });

/** Other sports whose leagues have standings (specification §2). */
const othersWithStandings: ReadonlySet<MenuSport> = new Set<OtherSport>([
  'futsal',
  'floorball',
  'padel',
  'curling',
  'dodgeball',
  'squash',
  'frisbeegolf',
  'tabletennis',
  'golf',
  'rinkbandy',
  'cageball',
]);

const isKind = (sport: MenuSport): sport is SportKind => sportKinds.some((kind) => kind === sport);

/**
 * The navigation menu of a league's sport (specification §2). Standings are for the listed sports and volleyball (reading 13),
 * statistics and transfers for the sports that have such screens. The corporate organisation has no statistics of players and
 * teams except soccer's players.
 */
export const menuOf = (
  sport: MenuSport,
  { isCorporate = false }: { readonly isCorporate?: boolean } = {},
): readonly MenuEntry[] => {
  const screens = isKind(sport) ? screensOf(sport) : null;
  const statistics = (screens?.statistics ?? [])
    .filter(({ inCorporate }) => inCorporate || !isCorporate)
    .map(({ label, route }) => link(label, route));
  return [
    link('scoreboard', '/scoreboard'),
    link('schedule', '/schedule'),
    ...(screens !== null || othersWithStandings.has(sport) ? [link('standings', '/standings')] : []),
    link('rosters', '/teammembers'),
    ...(statistics.length > 0
      ? [{ type: 'group', label: 'statistics', links: statistics } satisfies MenuGroup]
      : []),
    ...(screens?.hasTransfers === true ? [link('transfers', '/transfers')] : []),
  ];
};

/** The menu without links to missing pages; a group without links is dropped. */
export const menuWithin = (menu: readonly MenuEntry[], routes: ReadonlySet<string>): readonly MenuEntry[] =>
  menu.flatMap((entry): readonly MenuEntry[] => {
    if (entry.type === 'link') return routes.has(entry.route) ? [entry] : [];
    const links = entry.links.filter(({ route }) => routes.has(route));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
