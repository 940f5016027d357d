import { playersCalls } from '../screens/statistics/players/calls.ts';
import type { Page } from './pages.ts';

/** The statistics screens (specification §2), each a row like any other page's. */
export const statisticsPages: readonly Page[] = [
  {
    routes: ['/statistics/players'],
    module: 'src/web/screens/statistics/players/PlayersScreen.tsx',
    load: async () => (await import('../screens/statistics/players/PlayersScreen.tsx')).PlayersScreen,
    calls: playersCalls,
    title: ({ menu }) => `${menu.statistics}: ${menu.players}`,
    status: 200,
  },
];
