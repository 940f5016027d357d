import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { loadableOf } from '../machines/loadable.ts';
import type { Page } from '../machines/useCall.ts';
import * as page from '../people/page.css.ts';
import { LoadablePlace } from '../ui/waiting/Loadable.tsx';

/** A part of the page under its own heading: it loads, fails and is tried again by itself (reading 28). */
export const Part = <A,>({
  title,
  failed,
  data: { view, busy, retry },
  skeleton,
  children,
}: {
  readonly title: string;
  /** What could not be loaded. */
  readonly failed: string;
  readonly data: Page<A>;
  readonly skeleton: ReactNode;
  readonly children: (value: A) => ReactNode;
}) => {
  const id = useId();
  const app = useMessages(appMessages);
  return (
    <section className={page.part} aria-labelledby={id} aria-busy={busy}>
      <h2 id={id} className={page.partTitle}>
        {title}
      </h2>
      <LoadablePlace
        of={loadableOf(view, app, (value) => value)}
        room={skeleton}
        failed={failed}
        busy={busy}
        onRetry={retry}
      >
        {children}
      </LoadablePlace>
    </section>
  );
};
