import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import * as styles from './Failure.css.ts';

/** A place that failed says so in plain words, with a way to try again (reading 28). */
export const Failure = ({
  title,
  text,
  action,
  onAction,
  busy = false,
  room,
  isPage = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly busy?: boolean;
  /** The skeleton of the place: its room is kept, so that nothing below moves when waiting ends in a failure. */
  readonly room?: ReactNode;
  /** All of the page failed: this is its heading. */
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
  return room === undefined ? (
    alarm
  ) : (
    <div className={styles.place}>
      <div className={styles.room} aria-hidden="true">
        {room}
      </div>
      {alarm}
    </div>
  );
};
