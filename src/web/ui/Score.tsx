import { hidden } from './hidden.css.ts';
import * as styles from './Score.css.ts';

/** Two numbers with a dash between them; a dash alone where there are none. Read aloud as one phrase. */
export const Score = ({
  home,
  away,
  spoken,
  live = false,
}: {
  readonly home: number | null;
  readonly away: number | null;
  readonly spoken: string;
  readonly live?: boolean;
}) => (
  <>
    <span className={hidden}>{spoken}</span>
    <span aria-hidden="true" className={live ? styles.live : styles.score}>
      {home === null || away === null ? (
        <span className={styles.none}>–</span>
      ) : (
        <>
          <span className={home >= away ? styles.ahead : styles.behind}>{home}</span>
          <span className={styles.dash}>–</span>
          <span className={away >= home ? styles.ahead : styles.behind}>{away}</span>
        </>
      )}
    </span>
  </>
);
