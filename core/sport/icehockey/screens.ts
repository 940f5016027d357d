import type { ScreensRule } from '../screensRule.ts';

/** The screens of ice hockey's leagues. */
export const hockeyScreens: ScreensRule = {
  statistics: [
    { label: 'players', route: '/statistics/players', inCorporate: false },
    { label: 'goalies', route: '/statistics/goalies', inCorporate: true },
    { label: 'attendance', route: '/statistics/attendance', inCorporate: true },
    { label: 'teams', route: '/statistics/teams', inCorporate: false },
  ],
  hasTransfers: false,
  teamPlayers: '/statistics/players',
};
