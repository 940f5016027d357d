import type { ScreensRule } from '../screensRule.ts';

/** The screens of soccer's leagues. */
export const soccerScreens: ScreensRule = {
  statistics: [{ label: 'players', route: '/statistics/soccer/players', inCorporate: true }],
  hasTransfers: false,
  teamPlayers: '/statistics/soccer/players',
};
