import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as styles from './page.css.ts';

interface ConnectionLineProps {
  /** It holds, it is being made, or it is lost. */
  readonly tone: 'good' | 'busy' | 'lost';
  readonly text: string;
  /** How much it has brought, where there is room to say it. */
  readonly aside?: string | null;
  /** What is told of it to who asks. Default: nothing. */
  readonly more?: ReactNode;
}

/** The state of the line in a few words. */
export const ConnectionLine = ({ tone, text, aside = null, more = null }: ConnectionLineProps) => {
  // Once opened, it stays where it is: closing it is the browser's own.
  const [wasOpened, setOpened] = useState(false);
  const words = (
    <>
      <span aria-hidden="true" className={styles.connectionMark[tone]} />
      <span className={tone === 'lost' ? styles.lost : undefined}>{text}</span>
    </>
  );
  if (more === null)
    return (
      <p className={styles.connection} data-connection={tone}>
        {words}
      </p>
    );
  return (
    <details className={styles.connectionMore}>
      <summary className={styles.connection} data-connection={tone} onClick={() => setOpened(true)}>
        {words}
        <ChevronDown aria-hidden="true" size={14} />
        {/* Behind all that stands there from the start: nothing moves when it comes. */}
        {aside === null ? null : <span className={styles.connectionAside}>{aside}</span>}
      </summary>
      {wasOpened ? more : null}
    </details>
  );
};
