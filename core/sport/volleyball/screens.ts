import type { ScreensRule } from '../screensRule.ts';

/** The screens of volleyball's leagues. */
export const volleyballScreens: ScreensRule = {
  statistics: [],
  hasTransfers: false,
  teamPlayers: '/teammembers',
};
