import { sportKinds } from '@kampdag/core/sport/sportKind';
import { statisticsParameters } from '../router/parameters.ts';
import { sportViews } from '../sports/sportViews.ts';
import type { Page } from './pageRow.ts';

/** The statistics screens of all sports (specification §2), one row each. */
export const statisticsPages: readonly Page[] = sportKinds.flatMap((sport) =>
  sportViews[sport].statistics.map(
    ({ route, name, module, load }): Page => ({
      routes: [route],
      parameters: statisticsParameters,
      modules: () => ['src/web/screens/statistics/StatisticsScreen.tsx', module],
      load: async () => {
        const { statisticsScreen } = await import('../screens/statistics/StatisticsScreen.tsx');
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
