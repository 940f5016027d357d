import type { MenuSport } from './menuSport.ts';
import type { ScreenRoute } from './paths.ts';

/** The translation keys of the navigation menu (specification §2). */
export type MenuLabel =
  | 'scoreboard'
  | 'standings'
  | 'schedule'
  | 'rosters'
  | 'statistics'
  | 'players'
  | 'goalies'
  | 'attendance'
  | 'teams'
  | 'transfers';

/** An entry that leads somewhere. */
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

/** What stands in the menu: a link, or several under a heading. */
export type MenuEntry = MenuLink | MenuGroup;

const link = (label: MenuLabel, route: ScreenRoute): MenuLink => ({ type: 'link', label, route });

/** The sports whose leagues have standings in the menu (specification §2; volleyball by reading 13). */
const withStandings: ReadonlySet<MenuSport> = new Set<MenuSport>([
  'icehockey',
  'basketball',
  'volleyball',
  'soccer',
  'handball',
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

const playersRoutes: ReadonlyMap<MenuSport, ScreenRoute> = new Map<MenuSport, ScreenRoute>([
  ['icehockey', '/statistics/players'],
  ['basketball', '/statistics/basketball/players'],
  ['soccer', '/statistics/soccer/players'],
]);

const teamsRoutes: ReadonlyMap<MenuSport, ScreenRoute> = new Map<MenuSport, ScreenRoute>([
  ['icehockey', '/statistics/teams'],
  ['basketball', '/statistics/basketball/teams'],
]);

const linkTo = (label: MenuLabel, route: ScreenRoute | undefined): readonly MenuLink[] =>
  route === undefined ? [] : [link(label, route)];

/**
 * The statistics of a sport (specification §2): players and teams not for the corporate organisation, players there for soccer
 * alone; goalies and attendance for hockey alone. None for a sport that has no statistics.
 */
const statisticsOf = (sport: MenuSport, isCorporate: boolean): readonly MenuLink[] => [
  ...(isCorporate && sport !== 'soccer' ? [] : linkTo('players', playersRoutes.get(sport))),
  ...(sport === 'icehockey'
    ? [link('goalies', '/statistics/goalies'), link('attendance', '/statistics/attendance')]
    : []),
  ...(isCorporate ? [] : linkTo('teams', teamsRoutes.get(sport))),
];

/**
 * The navigation menu of a league's sport (specification §2). Standings are for the sports of its list and volleyball
 * (reading 13), statistics for soccer and the two primary sports, transfers for basketball. The corporate organisation is
 * the one whose players and teams have no statistics, soccer's players apart.
 */
export const menuOf = (
  sport: MenuSport,
  { isCorporate = false }: { readonly isCorporate?: boolean } = {},
): readonly MenuEntry[] => {
  const statistics = statisticsOf(sport, isCorporate);
  return [
    link('scoreboard', '/scoreboard'),
    link('schedule', '/schedule'),
    ...(withStandings.has(sport) ? [link('standings', '/standings')] : []),
    link('rosters', '/teammembers'),
    ...(statistics.length > 0
      ? [{ type: 'group', label: 'statistics', links: statistics } satisfies MenuGroup]
      : []),
    ...(sport === 'basketball' ? [link('transfers', '/transfers')] : []),
  ];
};

/** The menu without what leads to no page; a group that is left empty goes with its links. */
export const menuWithin = (menu: readonly MenuEntry[], routes: ReadonlySet<string>): readonly MenuEntry[] =>
  menu.flatMap((entry): readonly MenuEntry[] => {
    if (entry.type === 'link') return routes.has(entry.route) ? [entry] : [];
    const links = entry.links.filter(({ route }) => routes.has(route));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
