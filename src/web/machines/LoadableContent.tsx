import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { CallFailure } from './CallFailure.tsx';
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
  const { failure } = useMessages(appMessages);
  const retried = { onRetry, busy };
  if (of.state === 'loading') return placeholder;
  if (of.state === 'failed') {
    const title = failed ?? failure.title;
    return <CallFailure title={title} failure={of.failure} placeholder={placeholder} {...retried} />;
  }
  return (
    <>
      {of.state === 'stale' ? <CallFailure title={failure.stale} failure={of.failure} {...retried} /> : null}
      {children(of.value)}
    </>
  );
};
