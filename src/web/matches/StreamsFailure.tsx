import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { Failure } from '../ui/waiting/Failure.tsx';

/** Says that the streams of a list could not be loaded; the list stays. */
export const StreamsFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const m = useMessages(matchesMessages);
  const { failure } = useMessages(appMessages);
  return <Failure title={m.noStreams} text={m.noStreamsText} action={failure.retry} onAction={onRetry} />;
};
