import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { ClockPlaceholder } from '../../match/board/ClockPlaceholder.tsx';
import { periodLine } from '../../match/board/liveBoard.ts';
import * as styles from '../../match/board/score.css.ts';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { useLiveSlice } from '../../match/live/useLiveSlice.ts';
import { useMatchState } from '../../match/live/useMatchState.ts';
import { useStateWords } from '../../match/states/useStateWords.ts';
import type { PlainMessages } from './liveMessages.ts';

const hasBegun = (live: LiveMatch): boolean => clockOf(live).state !== 'notStarted';

/** The period in the clock's place, where one is reported; before the match its start time. */
export const StateSlice = ({ actor, match, sport, isPlayed, messages: m }: LiveProps<PlainMessages>) => {
  const begun = useLiveSlice(actor, hasBegun);
  const state = useMatchState(actor, match);
  const words = useStateWords(m, sport);
  return begun === true ? (
    <>
      <p className={styles.clock}>{periodLine(state, m, words)}</p>
      <p className={styles.period} />
    </>
  ) : (
    <ClockPlaceholder match={match} messages={m} isPlayed={isPlayed} state={state} />
  );
};
