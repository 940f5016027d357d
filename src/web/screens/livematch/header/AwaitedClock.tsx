import type { Match } from '@kampdag/core/league/match';
import { useFormat } from '../../../i18n/I18nContext.tsx';
import * as styles from './score.css.ts';

/** Where the clock will run: until then, when the match starts. The room of what comes is kept while it is played. */
export const AwaitedClock = ({ match, isPlayed }: { readonly match: Match; readonly isPlayed: boolean }) => {
  const format = useFormat();
  return (
    <>
      <p className={styles.clock}>{isPlayed || match.start === null ? null : format.time(match.start)}</p>
      {isPlayed ? (
        <>
          <p className={styles.period} />
          <p className={styles.byPeriod} />
        </>
      ) : null}
    </>
  );
};
