import type { ScreensRule } from '../screensRule.ts';

/** The screens of a plain sport: no statistics, no transfers. */
export const plainScreens: ScreensRule = {
  statistics: [],
  hasTransfers: false,
  teamPlayers: '/teammembers',
};
