import type { ReactNode } from 'react';
import { failureText } from '../i18n/failureText.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { Failure } from '../ui/waiting/Failure.tsx';
import type { Loadable } from './loadable.ts';

/** Renders a loadable: its placeholder, a failure with a retry button, or the value, marked if it is stale (reading 28). */
export const LoadableContent = <A,>({
  of,
  placeholder,
  failed,
  busy,
  onRetry,
  children,
}: {
  readonly of: Loadable<A>;
  readonly placeholder: ReactNode;
  /** The title of a failure. Default: the site's general one. */
  readonly failed?: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly children: (value: A) => ReactNode;
}) => {
  const messages = useMessages(appMessages);
  const { failure } = messages;
  const retried = { action: failure.retry, onAction: onRetry, busy };
  if (of.state === 'loading') return placeholder;
  if (of.state === 'failed') {
    return (
      <Failure
        title={failed ?? failure.title}
        cause={failureText(messages, of.failure)}
        placeholder={placeholder}
        {...retried}
      />
    );
  }
  return (
    <>
      {of.state === 'stale' ? (
        <Failure title={failure.stale} cause={failureText(messages, of.failure)} {...retried} />
      ) : null}
      {children(of.value)}
    </>
  );
};
