import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Failure } from './Failure.tsx';

/** What a place of a page shows: that it waits, why it failed, or a value. */
export type Loadable<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | {
      readonly state: 'ready';
      readonly value: A;
      /** Why it could not be renewed; null when it is up to date. */
      readonly stale: string | null;
    };

/** Draws a place by its state: its room while it waits, a failure with a way to try again, or the value, marked where it is out of date (reading 28). */
export const LoadablePlace = <A,>({
  of,
  room,
  failed,
  busy,
  onRetry,
  children,
}: {
  readonly of: Loadable<A>;
  readonly room: ReactNode;
  /** Says what could not be loaded. Default: the words of all pages. */
  readonly failed?: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly children: (value: A) => ReactNode;
}) => {
  const { failure } = useMessages(appMessages);
  const retried = { action: failure.retry, onAction: onRetry, busy };
  if (of.state === 'loading') return room;
  if (of.state === 'failed') {
    return <Failure title={failed ?? failure.title} text={of.text} room={room} {...retried} />;
  }
  return (
    <>
      {of.stale === null ? null : <Failure title={failure.stale} text={of.stale} {...retried} />}
      {children(of.value)}
    </>
  );
};
