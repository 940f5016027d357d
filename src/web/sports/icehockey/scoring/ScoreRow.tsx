import type { BySide, Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { sideMark } from '../../../match/parts/parts.css.ts';
import { hidden } from '../../../ui/text/hidden.css.ts';
import * as styles from '../hockey.css.ts';

interface ScoreRowProps {
  readonly time: ReactNode;
  readonly side: Side | null;
  readonly score: BySide<number>;
  /** Whether it changed the score. Default: true. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/** A row of a goal or shootout attempt: time, team, players, and the score after it. */
export const ScoreRow = ({ time, side, score, isChanged = true, children }: ScoreRowProps) => {
  const m = useMessages(matchPageMessages);
  return (
    <li className={styles.goal}>
      <span className={styles.time}>{time}</span>
      <span className={styles.sign}>
        {side === null ? null : <span className={sideMark[side]} aria-hidden="true" />}
      </span>
      <div className={styles.goalWords}>{children}</div>
      <span className={isChanged ? styles.score : styles.unchangedScore}>
        <span className={hidden}>{m.scoreText(score.home, score.away)}</span>
        <span aria-hidden="true">
          {score.home}–{score.away}
        </span>
      </span>
    </li>
  );
};
