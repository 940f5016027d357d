import { SportId } from '../ids.ts';
import { screensOf } from '../sport/screensOf.ts';
import { type SportKind, sportKinds } from '../sport/sportKind.ts';
import { type Deployment, sportKindOf } from './deployment.ts';
import type { MenuLabel, ScreenRoute } from './screenRoute.ts';

/**
 * Sports of the menu's rules without screens of their own, and whether their leagues have standings (specification §2). A sport
 * that gets screens leaves the list: the compiler asks for it.
 */
const others = {
  futsal: true,
  floorball: true,
  padel: true,
  curling: true,
  dodgeball: true,
  squash: true,
  frisbeegolf: true,
  tabletennis: true,
  golf: true,
  rinkbandy: true,
  cageball: true,
  bandy: false,
  fieldhockey: false,
} as const satisfies Readonly<Record<string, boolean>> & { readonly [K in SportKind]?: never };

/** The sports of the menu's rules. */
export type MenuSport = SportKind | keyof typeof others;

/** The federation's ids of the menu's other sports, as far as known (wire-format §1). */
const othersById = new Map<SportId, MenuSport>([
  [SportId(23), 'handball'],
  [SportId(210), 'handball'],
  [SportId(72), 'bandy'],
  [SportId(151), 'floorball'],
  [SportId(71), 'rinkbandy'],
  [SportId(73), 'fieldhockey'],
]);

/** A league's sport in the menu: a sport of the deployment, else one of the others, else the deployment's own. */
export const menuSportOf = (deployment: Deployment, sportId: SportId | null): MenuSport =>
  sportId === null || deployment.sportKinds.has(sportId)
    ? sportKindOf(deployment, sportId)
    : (othersById.get(sportId) ?? deployment.sport);

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
    ...(isKind(sport) || others[sport] ? [link('standings', '/standings')] : []),
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
