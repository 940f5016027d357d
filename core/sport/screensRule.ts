import type { MenuLabel } from '../site/menuLabel.ts';
import type { ScreenRoute } from '../site/screenRoute.ts';

/** A statistics screen of a sport in the menu. */
export interface StatisticsEntry {
  readonly label: MenuLabel;
  readonly route: ScreenRoute;
  /** Whether the corporate organisation's leagues have it too (specification §2). */
  readonly inCorporate: boolean;
}

/** Which screens a sport's leagues have beside those that all have (specification §2). */
export interface ScreensRule {
  /** In the order of the menu. */
  readonly statistics: readonly StatisticsEntry[];
  readonly hasTransfers: boolean;
  /** Where a team's name leads: its players in the statistics, or its roster. */
  readonly teamPlayers: ScreenRoute;
}
