import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { failureText } from '../i18n/failureText.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { Failure } from '../ui/waiting/Failure.tsx';

/** Says that the streams of a list could not be loaded; the list stays. */
export const StreamsFailure = ({
  failure,
  onRetry,
}: {
  readonly failure: GatewayFailure;
  readonly onRetry: () => void;
}) => {
  const { noStreams } = useMessages(matchesMessages);
  const app = useMessages(appMessages);
  return (
    <Failure
      title={noStreams}
      cause={failureText(app, failure)}
      action={app.failure.retry}
      onAction={onRetry}
    />
  );
};
