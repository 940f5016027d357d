import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { LoadableContent } from '../ui/waiting/Loadable.tsx';
import { loadableOf } from './loadable.ts';
import type { Page } from './useCall.ts';

/** Renders a call's result: its placeholder while loading, a failure with a retry button, or the answer (reading 28). */
export const CallResult = <A,>({
  page: { view, busy, retry },
  placeholder,
  failed,
  children,
}: {
  readonly page: Pick<Page<A>, 'view' | 'busy' | 'retry'>;
  readonly placeholder: ReactNode;
  /** The title of a failure. Default: the site's general one. */
  readonly failed?: string;
  readonly children: (answer: A) => ReactNode;
}) => {
  const app = useMessages(appMessages);
  return (
    <LoadableContent
      of={loadableOf(view, app, (answer) => answer)}
      placeholder={placeholder}
      {...(failed === undefined ? {} : { failed })}
      busy={busy}
      onRetry={retry}
    >
      {children}
    </LoadableContent>
  );
};
