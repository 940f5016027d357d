import { instantOfOslo, osloOffsetAt } from '@kampdag/core/time/oslo';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { useHydrated } from '../../context/hydration.tsx';
import { useChoice } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';

/** Any time at which the clocks of a day are those of its matches: no zone of today changes them this late. */
const noon = TimeOfDay(12 * 60);

const minute = 60_000;

/**
 * Says once for a page that its times are Norwegian, where the device's clock differs from Oslo's today or on the chosen day; two zones may
 * differ for half a year only, so their names are not asked. Nothing before hydration: the server does not know the device's zone.
 */
export const NorwegianTime = ({ className }: { readonly className: string }) => {
  const { norwegianTime } = useMessages(appMessages);
  const { today, date } = useChoice();
  const isHydrated = useHydrated();
  const differs =
    isHydrated &&
    [today, date].some((day) => {
      const at = instantOfOslo({ date: day, time: noon });
      return osloOffsetAt(at) !== -new Date(at).getTimezoneOffset() * minute;
    });
  return differs ? <p className={className}>{norwegianTime}</p> : null;
};
