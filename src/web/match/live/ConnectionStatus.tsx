import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as styles from './page.css.ts';

interface ConnectionStatusProps {
  /** Connected, connecting or lost. */
  readonly tone: 'good' | 'busy' | 'lost';
  readonly text: string;
  /** Further figures, hidden on narrow screens. */
  readonly aside?: string | null;
  /** Details shown on request. Default: none. */
  readonly more?: ReactNode;
}

/** The connection state in a few words. */
export const ConnectionStatus = ({ tone, text, aside = null, more = null }: ConnectionStatusProps) => {
  // Details stay mounted once opened; the browser collapses them.
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
        {/* Last, so that its arrival shifts nothing. */}
        {aside === null ? null : <span className={styles.connectionAside}>{aside}</span>}
      </summary>
      {wasOpened ? more : null}
    </details>
  );
};
