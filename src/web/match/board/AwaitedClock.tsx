import type { Match } from '@kampdag/core/league/match/match';
import { useFormat } from '../../i18n/I18nContext.tsx';
import * as styles from './score.css.ts';

interface AwaitedClockProps {
  readonly match: Match;
  readonly isPlayed: boolean;
  /** Points of a set will stand where other sports have a clock. */
  readonly isOfSets: boolean;
  /** The log says that it has not begun, whatever the hour. */
  readonly isLate?: boolean;
}

/** Where the clock will run: until then, when the match starts. The room of what comes is kept while it is played, and where it was. */
export const AwaitedClock = ({ match, isPlayed, isOfSets, isLate = false }: AwaitedClockProps) => {
  const format = useFormat();
  const start = (isPlayed && !isLate) || match.start === null ? null : format.time(match.start);
  if (!isPlayed) return <p className={styles.clock}>{start}</p>;
  return (
    <>
      <p className={isOfSets ? styles.setPoints : styles.clock}>{start}</p>
      <p className={styles.period} />
    </>
  );
};
