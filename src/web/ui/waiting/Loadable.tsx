import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Failure } from './Failure.tsx';

/** The state of loaded content: loading, failed, or a value. */
export type Loadable<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | {
      readonly state: 'ready';
      readonly value: A;
      /** Why a refresh failed; null if the value is current. */
      readonly stale: string | null;
    };

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
  const retried = { action: failure.retry, onAction: onRetry, busy };
  if (of.state === 'loading') return placeholder;
  if (of.state === 'failed') {
    return <Failure title={failed ?? failure.title} cause={of.text} placeholder={placeholder} {...retried} />;
  }
  return (
    <>
      {of.stale === null ? null : <Failure title={failure.stale} cause={of.stale} {...retried} />}
      {children(of.value)}
    </>
  );
};
