import type { Match } from '@kampdag/core/league/match/match';
import { useFormat } from '../../i18n/I18nContext.tsx';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './score.css.ts';

interface AwaitedClockProps {
  readonly match: Match;
  /** What the start is called where it is heard. */
  readonly label: string;
  readonly isPlayed: boolean;
  /** Points of a set will stand where other sports have a clock. */
  readonly isOfSets: boolean;
  /** The log says that it has not begun, whatever the hour. */
  readonly isLate?: boolean;
}

/** Where the clock will run: until then, when the match starts. The room of what comes is kept while it is played, and where it was. */
export const AwaitedClock = ({ match, label, isPlayed, isOfSets, isLate = false }: AwaitedClockProps) => {
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
      <p className={isOfSets ? styles.setPoints : styles.clock}>{named}</p>
      <p className={styles.period} />
    </>
  );
};
