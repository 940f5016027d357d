import type { Match } from '../../league/match/match.ts';
import { type MatchState, matchStateOf, type ReportedState } from '../../league/match/matchState.ts';
import { mayHaveLog } from '../../league/match/matchStatus.ts';
import { type ShownStatus, shownStatusOf } from '../../league/match/shownStatus.ts';
import type { BySide } from '../../side.ts';
import { instantOfOslo, type WallTime } from '../../time/oslo.ts';
import type { LiveScore } from './goals.ts';

const reportedIn = (live: LiveScore | null, now: WallTime): ReportedState | null => {
  if (live === null || live.phase === 'silent') return null;
  const { phase, period, lastAt } = live;
  return {
    phase,
    period: period === null ? null : { kind: period.kind, number: period.number },
    shootout: null,
    lastAt: lastAt ?? instantOfOslo(now),
  };
};

/** The state of a match in a list: its page's, from what the list knows of its log (reading 34). */
const stateOf = (match: Match, isPublished: boolean, live: LiveScore | null, now: WallTime): MatchState =>
  matchStateOf({ match, isPublished, reported: reportedIn(live, now), decidedIn: null, now });

/** The status that a list shows of a state. */
export const statusOfState = (state: MatchState, match: Match, now: WallTime): ShownStatus => {
  switch (state.type) {
    case 'InPlay':
      return { type: 'Live' };
    case 'Unreported':
      return { type: 'InProgress' };
    case 'Ended':
    case 'WithoutResult':
      return { type: 'Finished' };
    case 'ToCome':
      return state.isLate ? { type: 'Upcoming' } : shownStatusOf(match, now);
    default:
      return state;
  }
};

/** The score of a match in a state: the federation's result, else what its log says while it is played and after (reading 23, 34). */
export const scoreInState = (
  { result }: Pick<Match, 'result'>,
  { type }: MatchState,
  reported: BySide<number> | null,
): BySide<number> | null => result?.goals ?? (type === 'InPlay' || type === 'Ended' ? reported : null);

/** What a list shows of a match. */
export interface ListedMatch {
  readonly state: MatchState;
  readonly status: ShownStatus;
  /** Null where there is none, or it is withheld. */
  readonly score: BySide<number> | null;
}

/**
 * A match as every list shows it, on the site and in what leaves it: state, status and score of its page, from what is known of its log
 * while it may have one (readings 23, 34).
 *
 * @param live null where the log is not read, or says nothing
 */
export const listedMatch = (
  match: Match,
  isPublished: boolean,
  live: LiveScore | null,
  now: WallTime,
): ListedMatch => {
  const known = isPublished && mayHaveLog(match, now) ? live : null;
  const state = stateOf(match, isPublished, known, now);
  return {
    state,
    status: statusOfState(state, match, now),
    score: isPublished ? scoreInState(match, state, known?.score ?? null) : null,
  };
};
