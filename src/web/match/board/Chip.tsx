import type { MatchState } from '@kampdag/core/league/match/matchState';
import { type StateWords, stateText } from '../states/stateText.ts';
import * as styles from './board.css.ts';

interface ChipProps {
  readonly state: MatchState;
  readonly words: StateWords;
  /** Stands in place of the state while a past moment is shown. Default: none. */
  readonly replay?: string | null;
}

/** The state of the match in a word or two, with a pulsing dot while it is played. */
export const Chip = ({ state, words, replay = null }: ChipProps) => (
  <p className={styles.chip} data-state>
    {state.type === 'InPlay' && replay === null ? <span className={styles.dot} aria-hidden="true" /> : null}
    {replay ?? stateText(state, words)}
  </p>
);
