import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { LoadablePlace } from '../ui/waiting/Loadable.tsx';
import { loadableOf } from './loadable.ts';
import type { Page } from './useCall.ts';

/** Renders a call's result: its placeholder while loading, a failure with a retry button, or the answer (reading 28). */
export const PagePlace = <A,>({
  page: { view, busy, retry },
  room,
  failed,
  children,
}: {
  readonly page: Pick<Page<A>, 'view' | 'busy' | 'retry'>;
  readonly room: ReactNode;
  /** The title of a failure. Default: the site's general one. */
  readonly failed?: string;
  readonly children: (answer: A) => ReactNode;
}) => {
  const app = useMessages(appMessages);
  return (
    <LoadablePlace
      of={loadableOf(view, app, (answer) => answer)}
      room={room}
      {...(failed === undefined ? {} : { failed })}
      busy={busy}
      onRetry={retry}
    >
      {children}
    </LoadablePlace>
  );
};
