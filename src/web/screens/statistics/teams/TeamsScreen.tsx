import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { teamsCall } from './calls.ts';
import { TeamsView } from './TeamsView.tsx';

/** The teams of a hockey league (specification §2). */
export const TeamsScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(teamsCall);
  useTitle(`${menu.statistics}: ${menu.teams}`, statistics.leagueName);
  return <TeamsView statistics={statistics} />;
};
