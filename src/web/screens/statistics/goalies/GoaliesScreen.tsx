import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { goaliesCall } from './calls.ts';
import { GoaliesView } from './GoaliesView.tsx';

/** The goalkeepers of a hockey league (specification §2). */
export const GoaliesScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(goaliesCall);
  useTitle(`${menu.statistics}: ${menu.goalies}`, statistics.leagueName);
  return <GoaliesView statistics={statistics} />;
};
