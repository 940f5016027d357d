import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { CallFailure } from './CallFailure.tsx';
import type { LoadedPage } from './loadable.ts';

/** Renders a call's result: its placeholder while loading, a failure with a retry button, or the answer, marked if it is stale (reading 28). */
export const CallResult = <A,>({
  page: { view, busy, retry },
  placeholder,
  failed,
  children,
}: {
  readonly page: LoadedPage<A>;
  readonly placeholder: ReactNode;
  /** The title of a failure. Default: the site's general one. */
  readonly failed?: string;
  readonly children: (answer: A) => ReactNode;
}) => {
  const { failure } = useMessages(appMessages);
  const retried = { onRetry: retry, busy };
  if (view.state === 'loading') return placeholder;
  if (view.state === 'failed') {
    const title = failed ?? failure.title;
    return <CallFailure title={title} failure={view.failure} placeholder={placeholder} {...retried} />;
  }
  return (
    <>
      {view.state === 'stale' ? (
        <CallFailure title={failure.stale} failure={view.failure} {...retried} />
      ) : null}
      {children(view.value)}
    </>
  );
};
