import { hidden } from './hidden.css.ts';
import * as styles from './Score.css.ts';

/** Two numbers with a dash between them; a dash alone where there are none. Read aloud as one phrase, where what is around it does not. */
export const Score = ({
  home,
  away,
  spoken,
  live = false,
}: {
  readonly home: number | null;
  readonly away: number | null;
  /** Null where it stands in something that is called by a name of its own. */
  readonly spoken: string | null;
  readonly live?: boolean;
}) => (
  <>
    {spoken === null ? null : <span className={hidden}>{spoken}</span>}
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
