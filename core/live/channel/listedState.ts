import type { Match } from '../../league/match/match.ts';
import { type MatchState, matchStateOf, type ReportedState } from '../../league/match/matchState.ts';
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
export const listedStateOf = (
  match: Match,
  isPublished: boolean,
  live: LiveScore | null,
  now: WallTime,
): MatchState => matchStateOf({ match, isPublished, reported: reportedIn(live, now), decidedIn: null, now });

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
