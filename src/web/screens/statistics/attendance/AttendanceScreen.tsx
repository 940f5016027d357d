import { useMessages } from '../../../i18n/I18nContext.tsx';
import { appMessages } from '../../../i18n/messages/app.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useStatistics } from '../frame/useStatistics.ts';
import { AttendanceView } from './AttendanceView.tsx';
import { attendanceCall } from './calls.ts';

/** The spectators at a hockey league's matches (specification §2). */
export const AttendanceScreen = () => {
  const { menu } = useMessages(appMessages);
  const statistics = useStatistics(attendanceCall);
  useTitle(`${menu.statistics}: ${menu.attendance}`, statistics.leagueName);
  return <AttendanceView statistics={statistics} />;
};
