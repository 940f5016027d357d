import type { MenuLabel, ScreenRoute } from './screenRoute.ts';

/** A statistics screen of a sport in the menu. */
export interface StatisticsEntry {
  readonly label: MenuLabel;
  readonly route: ScreenRoute;
  /** Whether corporate leagues have it too (specification §2). */
  readonly inCorporate: boolean;
}

/** The screens of a sport's leagues besides those that all have (specification §2). */
export interface ScreensRule {
  /** In the order of the menu. */
  readonly statistics: readonly StatisticsEntry[];
  readonly hasTransfers: boolean;
  /** The target of a team's name: its players' statistics, or its roster. */
  readonly teamPlayers: ScreenRoute;
}

/** The statistics screens of an organisation: the corporate one has no players' and teams' but soccer's (specification §2). */
export const statisticsIn = (
  { statistics }: ScreensRule,
  { isCorporate }: { readonly isCorporate: boolean },
): readonly StatisticsEntry[] => statistics.filter(({ inCorporate }) => inCorporate || !isCorporate);
