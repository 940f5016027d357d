import * as styles from './page.css.ts';

interface ConnectionLineProps {
  /** It holds, it is being made, or it is lost. */
  readonly tone: 'good' | 'busy' | 'lost';
  readonly text: string;
}

/** The state of the line in a few words. */
export const ConnectionLine = ({ tone, text }: ConnectionLineProps) => (
  <p className={styles.connection} data-connection={tone}>
    <span aria-hidden="true" className={styles.connectionMark[tone]} />
    <span className={tone === 'lost' ? styles.lost : undefined}>{text}</span>
  </p>
);
