import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { BasketballTeamsView } from './BasketballTeamsView.tsx';
import { basketballTeamsCall } from './calls.ts';

/** The teams of a basketball league (specification §2). */
export const BasketballTeamsScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(basketballTeamsCall);
  useTitle(`${menu.statistics}: ${menu.teams}`, statistics.leagueName);
  return <BasketballTeamsView statistics={statistics} />;
};
