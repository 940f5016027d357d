import { type ReactNode, useRef } from 'react';
import { useToldCause } from '../../context/failures.tsx';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Button } from '../controls/Button.tsx';
import * as styles from './waiting.css.ts';

/** A failure in plain words, with a retry button (reading 28). A cause that a failure above it tells is not repeated. */
export const Failure = ({
  title,
  cause,
  onRetry,
  busy = false,
  placeholder,
  isPage = false,
}: {
  readonly title: string;
  readonly cause: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** The skeleton of what failed; it keeps its space, so that nothing below moves. */
  readonly placeholder?: ReactNode;
  /** Whether the whole page failed, so that this is its heading. */
  readonly isPage?: boolean;
}) => {
  const { failure } = useMessages(appMessages);
  const place = useRef<HTMLDivElement>(null);
  const { tells, retryAll } = useToldCause(cause, onRetry, place);
  const Title = isPage ? 'h1' : 'p';
  const alarm = (
    <div ref={place} role="alert" className={tells ? styles.failure : styles.repeated}>
      <div className={styles.failureWords}>
        <Title className={styles.failureTitle}>{title}</Title>
        {tells ? <p className={styles.failureText}>{cause}</p> : null}
      </div>
      {tells ? (
        <Button onClick={retryAll} disabled={busy}>
          {failure.retry}
        </Button>
      ) : null}
    </div>
  );
  return placeholder === undefined ? (
    alarm
  ) : (
    <div className={styles.failurePlace}>
      <div className={styles.failureRoom} aria-hidden="true">
        {placeholder}
      </div>
      {alarm}
    </div>
  );
};
