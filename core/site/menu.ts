import type { SportKind } from '../sport/sportKind.ts';
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

export type MenuEntry = MenuLink | MenuGroup;

const link = (label: MenuLabel, route: ScreenRoute): MenuLink => ({ type: 'link', label, route });

const statisticsOf: Readonly<Record<SportKind, readonly MenuLink[]>> = {
  icehockey: [
    link('players', '/statistics/players'),
    link('goalies', '/statistics/goalies'),
    link('attendance', '/statistics/attendance'),
    link('teams', '/statistics/teams'),
  ],
  basketball: [
    link('players', '/statistics/basketball/players'),
    link('teams', '/statistics/basketball/teams'),
  ],
  soccer: [link('players', '/statistics/soccer/players')],
  volleyball: [],
};

/**
 * The navigation menu of a league's sport (specification §2). Volleyball has standings too (reading 13), so every kind of
 * sport has; statistics are for soccer and the two primary sports, transfers for basketball.
 */
export const menuOf = (sport: SportKind): readonly MenuEntry[] => {
  const statistics = statisticsOf[sport];
  return [
    link('scoreboard', '/scoreboard'),
    link('schedule', '/schedule'),
    link('standings', '/standings'),
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
