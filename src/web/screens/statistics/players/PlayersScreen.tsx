import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { playersCall } from './calls.ts';
import { PlayersView } from './PlayersView.tsx';

/** The skaters of a hockey league (specification §2). */
export const PlayersScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(playersCall);
  useTitle(`${menu.statistics}: ${menu.players}`, statistics.leagueName);
  return <PlayersView statistics={statistics} />;
};
