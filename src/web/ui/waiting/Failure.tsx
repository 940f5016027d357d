import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import * as styles from './Failure.css.ts';

/** A failure in plain words, with a retry button (reading 28). */
export const Failure = ({
  title,
  text,
  action,
  onAction,
  busy = false,
  placeholder,
  isPage = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly busy?: boolean;
  /** The skeleton of what failed; it keeps its space, so that nothing below moves. */
  readonly placeholder?: ReactNode;
  /** Whether the whole page failed, so that this is its heading. */
  readonly isPage?: boolean;
}) => {
  const Title = isPage ? 'h1' : 'p';
  const alarm = (
    <div role="alert" data-failure="" className={styles.box}>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </div>
      <Button onClick={onAction} disabled={busy}>
        {action}
      </Button>
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
