import * as styles from './Score.css.ts';
import { hidden } from './text.css.ts';

interface ScoreProps {
  readonly home: number | null;
  readonly away: number | null;
  /** Null inside an element with its own accessible name. */
  readonly spoken: string | null;
  readonly live?: boolean;
}

/** Two numbers with a dash between them, or only a dash. Screen readers hear it as one phrase, unless its context has a name of its own. */
export const Score = ({ home, away, spoken, live = false }: ScoreProps) => (
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
