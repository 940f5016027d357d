import type { ScreensRule } from '../screensRule.ts';

/** The screens of handball's leagues. */
export const handballScreens: ScreensRule = {
  statistics: [{ label: 'players', route: '/statistics/handball/players', inCorporate: false }],
  hasTransfers: false,
  teamPlayers: '/statistics/handball/players',
};
