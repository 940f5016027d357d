import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { BasketballPlayersView } from './BasketballPlayersView.tsx';
import { basketballPlayersCall } from './calls.ts';

/** The players of a basketball league (specification §2). */
export const BasketballPlayersScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(basketballPlayersCall);
  useTitle(`${menu.statistics}: ${menu.players}`, statistics.leagueName);
  return <BasketballPlayersView statistics={statistics} />;
};
