import { sportKinds } from '@kampdag/core/sportKind';
import { lazily } from '../lazyModule.ts';
import { statisticsParameters } from '../router/parameters.ts';
import { sportViews } from '../sports/sportViews.ts';
import type { Page } from './pageRow.ts';

const screen = lazily(() => import('../screens/statistics/StatisticsScreen.tsx'), 'statisticsScreen');

/** The statistics screens of all sports (specification §2), one row each. */
export const statisticsPages: readonly Page[] = sportKinds.flatMap((sport) =>
  sportViews[sport].statistics.map(
    ({ route, name, module, load }): Page => ({
      routes: [route],
      parameters: statisticsParameters,
      modules: () => [screen.module, module],
      load: async () => {
        const statisticsScreen = await screen.load();
        return load((definition) => statisticsScreen({ definition, sport, name }));
      },
      calls: async (context) => {
        const { statisticsCalls } = await import('../screens/statistics/statisticsCalls.ts');
        return load((definition) => statisticsCalls(definition, sport)(context));
      },
      title: ({ menu }) => `${menu.statistics}: ${menu[name]}`,
      ofLeague: 'something' as const,
    }),
  ),
);
