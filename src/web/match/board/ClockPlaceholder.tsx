import type { Match } from '@kampdag/core/league/match/match';
import { useFormat } from '../../i18n/I18nContext.tsx';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './score.css.ts';

interface ClockPlaceholderProps {
  readonly match: Match;
  /** The start's accessible name. */
  readonly label: string;
  readonly isPlayed: boolean;
  /** Whether set points will replace the clock. */
  readonly hasSetPoints: boolean;
  /** Whether the log says that the match has not begun although its start has passed. */
  readonly isLate?: boolean;
}

/** The start time in the clock's place until the clock runs. A played match reserves the height of clock and period. */
export const ClockPlaceholder = ({
  match,
  label,
  isPlayed,
  hasSetPoints,
  isLate = false,
}: ClockPlaceholderProps) => {
  const format = useFormat();
  const start = (isPlayed && !isLate) || match.start === null ? null : format.time(match.start);
  const named =
    start === null ? null : (
      <>
        <span className={hidden}>{label} </span>
        {start}
      </>
    );
  if (!isPlayed) return <p className={styles.clock}>{named}</p>;
  return (
    <>
      <p className={hasSetPoints ? styles.setPoints : styles.clock}>{named}</p>
      <p className={styles.period} />
    </>
  );
};
