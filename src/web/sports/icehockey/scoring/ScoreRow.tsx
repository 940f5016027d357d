import type { BySide, Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { quiet, sideMark } from '../../../match/parts/parts.css.ts';
import { hidden } from '../../../ui/text/text.css.ts';
import * as styles from './scoring.css.ts';

/** A player on the score sheet: `9 Ola Berg`. */
export const numbered = (shirtNumber: string | number | null, name: string): string =>
  [shirtNumber, name].filter((part) => part !== null && part !== '').join(' ');

interface SheetRowProps {
  readonly time: ReactNode;
  readonly side: Side | null;
  /** At the end of the row. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** A row of the score sheet: time, team, players, and what came of it. */
export const SheetRow = ({ time, side, end, children }: SheetRowProps) => (
  <li className={styles.goal}>
    <span className={styles.time}>{time}</span>
    <span className={styles.sign}>
      {side === null ? null : <span className={sideMark[side]} aria-hidden="true" />}
    </span>
    <div className={styles.goalWords}>{children}</div>
    {end}
  </li>
);

interface ScoreRowProps extends Omit<SheetRowProps, 'end'> {
  readonly score: BySide<number>;
  /** Whether it changed the score. Default: true. */
  readonly isChanged?: boolean;
}

/** A goal or shootout attempt with the score after it. */
export const ScoreRow = ({ score, isChanged = true, ...row }: ScoreRowProps) => {
  const m = useMessages(matchPageMessages);
  return (
    <SheetRow
      {...row}
      end={
        <span className={isChanged ? styles.score : styles.unchangedScore}>
          <span className={hidden}>{m.scoreText(score.home, score.away)}</span>
          <span aria-hidden="true">
            {score.home}–{score.away}
          </span>
        </span>
      }
    />
  );
};

interface PeriodRowsProps {
  readonly title: string;
  /** Without any row. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

/** A period's rows under its name. */
export const PeriodRows = ({ title, none, children }: PeriodRowsProps) => (
  <div className={styles.period}>
    <h3 className={styles.periodName}>{title}</h3>
    {children.length === 0 ? <p className={quiet}>{none}</p> : <ol>{children}</ol>}
  </div>
);
