import type { MenuLabel, ScreenRoute } from '../site/screenRoute.ts';
import type { SportKind } from './sportKind.ts';

/** A statistics screen of a sport in the menu. */
interface StatisticsEntry {
  readonly label: MenuLabel;
  readonly route: ScreenRoute;
  /** Whether corporate leagues have it too (specification §2). */
  readonly inCorporate: boolean;
}

/** The screens of a sport's leagues besides those that all have (specification §2). */
interface ScreensRule {
  /** In the order of the menu. */
  readonly statistics: readonly StatisticsEntry[];
  readonly hasTransfers: boolean;
  /** The target of a team's name: its players' statistics, or its roster. */
  readonly teamPlayers: ScreenRoute;
}

const screens: Readonly<Record<SportKind, ScreensRule>> = {
  icehockey: {
    statistics: [
      { label: 'players', route: '/statistics/players', inCorporate: false },
      { label: 'goalies', route: '/statistics/goalies', inCorporate: true },
      { label: 'attendance', route: '/statistics/attendance', inCorporate: true },
      { label: 'teams', route: '/statistics/teams', inCorporate: false },
    ],
    hasTransfers: false,
    teamPlayers: '/statistics/players',
  },
  basketball: {
    statistics: [
      { label: 'players', route: '/statistics/basketball/players', inCorporate: false },
      { label: 'teams', route: '/statistics/basketball/teams', inCorporate: false },
    ],
    hasTransfers: true,
    teamPlayers: '/statistics/basketball/players',
  },
  volleyball: { statistics: [], hasTransfers: false, teamPlayers: '/teammembers' },
  soccer: {
    statistics: [{ label: 'players', route: '/statistics/soccer/players', inCorporate: true }],
    hasTransfers: false,
    teamPlayers: '/statistics/soccer/players',
  },
  handball: {
    statistics: [{ label: 'players', route: '/statistics/handball/players', inCorporate: false }],
    hasTransfers: false,
    teamPlayers: '/statistics/handball/players',
  },
};

/** The screens of a sport's leagues; separate from `sportOf`, because every page has a menu and few need the rules. */
export const screensOf = (kind: SportKind): ScreensRule => screens[kind];
