import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { ProgressBar } from '../ui/waiting/ProgressBar.tsx';
import { Skeleton } from '../ui/waiting/Skeleton.tsx';

/** Reserves a screen's space while its module loads, under a progress bar. */
export const ScreenFallback = () => {
  const { loading } = useMessages(appMessages);
  return (
    <div>
      <ProgressBar label={loading} />
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="24rem" />
    </div>
  );
};
