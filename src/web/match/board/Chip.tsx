import type { MatchState } from '@kampdag/core/league/match/matchState';
import { type StateWords, stateText } from '../states/stateText.ts';
import * as styles from './board.css.ts';

/** The state of the match in a word or two, with a pulsing dot while it is played. */
export const Chip = ({ state, words }: { readonly state: MatchState; readonly words: StateWords }) => (
  <p className={styles.chip} data-state>
    {state.type === 'InPlay' ? <span className={styles.dot} aria-hidden="true" /> : null}
    {stateText(state, words)}
  </p>
);
