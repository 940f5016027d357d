import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { CallFailure } from '../../machines/CallFailure.tsx';
import type { LoadedPage } from '../../machines/loadable.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './parts.css.ts';

interface PartProps<A> {
  readonly page: LoadedPage<A>;
  /** Its name in a failure's text. */
  readonly what: string;
  /** The height of its placeholder. */
  readonly room: keyof typeof styles.rooms;
  readonly children: (value: A) => ReactNode;
}

/** A part of the page that loads, fails and retries by itself (reading 28). */
export const Part = <A,>({ page: { view, busy, retry }, what, room, children }: PartProps<A>) => {
  const m = useMessages(matchPageMessages);
  switch (view.state) {
    case 'loading':
      return <div className={styles.rooms[room]} aria-hidden="true" />;
    case 'failed':
      return <CallFailure title={m.failed(what)} failure={view.failure} onRetry={retry} busy={busy} />;
    case 'stale':
      return (
        <>
          {children(view.value)}
          <div className={styles.stale}>
            <p>{m.stale(what)}</p>
            <Button quiet onClick={retry} disabled={busy}>
              {m.tryAgain}
            </Button>
          </div>
        </>
      );
    case 'ready':
      return children(view.value);
    default:
      return view satisfies never;
  }
};
