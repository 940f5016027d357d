import type { ReactNode } from 'react';
import { LoadableContent } from './LoadableContent.tsx';
import type { Page } from './useCall.ts';

/** Renders a call's result: its placeholder while loading, a failure with a retry button, or the answer (reading 28). */
export const CallResult = <A,>({
  page: { view, busy, retry },
  ...content
}: {
  readonly page: Pick<Page<A>, 'view' | 'busy' | 'retry'>;
  readonly placeholder: ReactNode;
  /** The title of a failure. Default: the site's general one. */
  readonly failed?: string;
  readonly children: (answer: A) => ReactNode;
}) => <LoadableContent of={view} busy={busy} onRetry={retry} {...content} />;
