import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { useFormat } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { hidden } from '../../ui/text/text.css.ts';
import * as styles from './score.css.ts';

interface ClockPlaceholderProps {
  readonly match: Match;
  readonly messages: MatchMessages;
  readonly isPlayed: boolean;
  /** Whether set points will replace the clock. Default: false. */
  readonly hasSetPoints?: boolean;
  /** The state by the log, which may say that the match has not begun although its start has passed. */
  readonly state?: MatchState;
}

/** The start time in the clock's place until the clock runs. A played match reserves the height of clock and period. */
export const ClockPlaceholder = (props: ClockPlaceholderProps) => {
  const { match, messages, isPlayed, hasSetPoints = false, state } = props;
  const format = useFormat();
  const isLate = state?.type === 'ToCome' && state.isLate;
  const start =
    (isPlayed && !isLate) || match.start === null ? null : (
      <>
        <span className={hidden}>{messages.details.start} </span>
        {format.time(match.start)}
      </>
    );
  if (!isPlayed) return <p className={styles.clock}>{start}</p>;
  return (
    <>
      <p className={hasSetPoints ? styles.setPoints : styles.clock}>{start}</p>
      <p className={styles.period} />
    </>
  );
};
