import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { soccerPlayersCall } from './calls.ts';
import { SoccerPlayersView } from './SoccerPlayersView.tsx';

/** The players of a league of the corporate variant (specification §2). */
export const SoccerPlayersScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(soccerPlayersCall);
  useTitle(`${menu.statistics}: ${menu.players}`, statistics.leagueName);
  return <SoccerPlayersView statistics={statistics} />;
};
