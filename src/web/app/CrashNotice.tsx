import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { Failure } from '../ui/waiting/Failure.tsx';

/** The message of a crashed screen, with a retry button. */
export const CrashNotice = ({ retry }: { readonly retry: () => void }) => {
  const { failure } = useMessages(appMessages);
  return (
    <Failure title={failure.crashed} cause={failure.crashedText} action={failure.retry} onAction={retry} />
  );
};
