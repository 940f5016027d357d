import { Button } from './Button.tsx';
import * as styles from './Failure.css.ts';

/** A place that failed says so in plain words, with a way to try again (reading 28). */
export const Failure = ({
  title,
  text,
  action,
  onAction,
  busy = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly busy?: boolean;
}) => (
  <div role="alert" className={styles.box}>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <Button onClick={onAction} disabled={busy}>
      {action}
    </Button>
  </div>
);
