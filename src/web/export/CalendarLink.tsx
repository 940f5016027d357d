import { type CalendarSubject, calendarPath } from '@kampdag/core/site/openPaths';
import { CalendarPlus } from 'lucide-react';
import { useHydrated } from '../context/hydration.tsx';
import { useViewing } from '../context/services.ts';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import * as button from '../ui/controls/Button.css.ts';
import { exportMessages } from './exportMessages.ts';

/** Subscribes to a calendar by one press: calendar apps open addresses of the scheme; without scripts it is a file. */
export const CalendarLink = ({ subject }: { readonly subject: CalendarSubject }) => {
  const m = useMessages(exportMessages);
  const { language } = useI18n();
  const { hidesResults } = useViewing();
  const isHydrated = useHydrated();
  const path = calendarPath(subject, language, hidesResults);
  return (
    <a
      className={button.icon}
      href={isHydrated ? `webcal://${location.host}${path}` : path}
      aria-label={m.subscribeToAll}
      title={m.subscribeToAll}
    >
      <CalendarPlus aria-hidden="true" size={20} />
    </a>
  );
};
