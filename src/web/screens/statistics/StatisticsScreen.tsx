import type { ComponentType } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { type StatisticsOfSport, StatisticsView } from './StatisticsView.tsx';
import { useStatistics } from './useStatistics.ts';

/** The statistics screen of a definition. */
export const statisticsScreen = <P, Row extends object>(page: StatisticsOfSport<P, Row>): ComponentType => {
  const StatisticsScreen = () => {
    const { menu } = useMessages(appMessages);
    const statistics = useStatistics(page.definition, page.sport);
    useTitle(`${menu.statistics}: ${menu[page.name]}`, statistics.leagueName);
    return <StatisticsView {...page} statistics={statistics} />;
  };
  return StatisticsScreen;
};
