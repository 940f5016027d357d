import type { ScreensRule } from '../screensRule.ts';

/** The screens of basketball's leagues. */
export const basketballScreens: ScreensRule = {
  statistics: [
    { label: 'players', route: '/statistics/basketball/players', inCorporate: false },
    { label: 'teams', route: '/statistics/basketball/teams', inCorporate: false },
  ],
  hasTransfers: true,
  teamPlayers: '/statistics/basketball/players',
};
