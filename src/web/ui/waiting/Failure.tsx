import { type ReactNode, useRef } from 'react';
import { useToldCause } from '../../context/failures.tsx';
import { Button } from '../controls/Button.tsx';
import * as styles from './Failure.css.ts';

/** A failure in plain words, with a retry button (reading 28). A cause that a failure above it tells is not repeated. */
export const Failure = ({
  title,
  cause,
  action,
  onAction,
  busy = false,
  placeholder,
  isPage = false,
}: {
  readonly title: string;
  readonly cause: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly busy?: boolean;
  /** The skeleton of what failed; it keeps its space, so that nothing below moves. */
  readonly placeholder?: ReactNode;
  /** Whether the whole page failed, so that this is its heading. */
  readonly isPage?: boolean;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const { tells, retryAll } = useToldCause(cause, onAction, place);
  const Title = isPage ? 'h1' : 'p';
  const alarm = (
    <div ref={place} role="alert" className={tells ? styles.box : styles.repeated}>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {tells ? <p className={styles.text}>{cause}</p> : null}
      </div>
      {tells ? (
        <Button onClick={retryAll} disabled={busy}>
          {action}
        </Button>
      ) : null}
    </div>
  );
  return placeholder === undefined ? (
    alarm
  ) : (
    <div className={styles.place}>
      <div className={styles.room} aria-hidden="true">
        {placeholder}
      </div>
      {alarm}
    </div>
  );
};
