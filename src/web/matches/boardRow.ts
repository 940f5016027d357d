import type { MatchId } from '@kampdag/core/ids';
import type { Broadcast } from '@kampdag/core/league/match/broadcast';
import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { isLiveScored, mayHaveLog } from '@kampdag/core/league/match/matchStatus';
import { phaseOf } from '@kampdag/core/league/match/phase';
import { withoutResult } from '@kampdag/core/league/match/publication';
import type { ShownStatus } from '@kampdag/core/league/match/shownStatus';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import { listedMatch, scoreInState, statusOfState } from '@kampdag/core/live/channel/listedState';
import { type BySide, opponentOf, type Side } from '@kampdag/core/side';
import { type Destination, destinationOf } from '@kampdag/core/site/destination';
import { liveMatchPath, matchPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import type { WallTime } from '@kampdag/core/time/oslo';
import type { RunningScore } from './useLiveScores.ts';

/** A row of a list of matches, with everything it shows. */
export interface BoardRow
  extends Pick<Match, 'matchId' | 'date' | 'start' | 'tournamentName' | 'venue' | 'teams'> {
  /** Null: no result yet, or a hidden one (reading 8). */
  readonly goals: BySide<number> | null;
  readonly status: ShownStatus;
  /** Its page's state, as far as the list knows (reading 34). */
  readonly state: MatchState;
  /** What its log says; null where it is not read, or the federation has a result. */
  readonly live: LiveScore | null;
  /** Whose words describe its periods. */
  readonly sport: SportKind;
  /** A red sign for live, a grey check for what will be reported live (specification §2). */
  readonly mark: 'live' | 'liveScored' | null;
  /** The row's link; null if there is no page yet (reading 11). */
  readonly link: string | null;
  /** Who broadcasts it; null if nobody does, if it is over, and while loading. */
  readonly broadcast: Broadcast | null;
}

/** Whether a side has more goals than the other. */
export const leads = (goals: BoardRow['goals'], side: Side): boolean =>
  goals !== null && goals[side] > goals[opponentOf(side)];

/** A row's inputs beside its match. */
export interface RowContext {
  readonly now: WallTime;
  readonly selection: Selection;
  /** Whether the match's league shows its results (reading 8). */
  readonly showsResults: (match: Match) => boolean;
  /** Whether the visitor hides results: a match still links to its page, where its result can be revealed. */
  readonly opensHidden: boolean;
  readonly sportOf: (match: Match) => SportKind;
  readonly liveScoreOf: (matchId: MatchId) => RunningScore | null;
  readonly broadcastOf: (matchId: MatchId) => Broadcast | null;
}

/** The page that a match in a list leads to; `matchnotready` if there is none yet (reading 11). */
export const listedDestination = (
  match: Match,
  { now, showsResults, opensHidden }: Pick<RowContext, 'now' | 'showsResults' | 'opensHidden'>,
): Destination => destinationOf(opensHidden || showsResults(match) ? match : withoutResult(match), now);

const inPlay: MatchState = { type: 'InPlay', period: null, isBreak: false, shootout: null };
const over: MatchState = { type: 'Ended', decidedIn: null, shootout: null };

/**
 * Reads a match as a row, whose state and score are those of its page (reading 34). Where results are hidden, so is the live score that
 * would reveal them (reading 24). A match shown at a past moment is in play, whatever the time, until its log says that it ended.
 */
export const boardRow = (asSent: Match, context: RowContext): BoardRow => {
  const { now, selection, showsResults, sportOf, liveScoreOf, broadcastOf } = context;
  const runningScore = liveScoreOf(asSent.matchId);
  const isPinned = runningScore?.isPinned === true;
  const isHidden = !isPinned && !showsResults(asSent);
  const match = isPinned ? { ...asSent, result: null } : isHidden ? withoutResult(asSent) : asSent;
  const live = isHidden || !(isPinned || mayHaveLog(match, now)) ? null : runningScore;
  const state = isPinned
    ? live?.phase === 'ended'
      ? over
      : inPlay
    : listedMatch(match, !isHidden, live, now).state;
  const destination = isPinned ? 'livematch' : listedDestination(asSent, context);
  const isKnown = live !== null && live.phase !== 'silent';
  const isLive = isKnown ? state.type === 'InPlay' : destination === 'livematch';
  // Its log stays open after the window, until the federation has a result.
  const leadsToLog = destination === 'livematch' || (isKnown && (isLive || state.type === 'Ended'));
  // Going through a finished match is not live.
  const isReplayed = isPinned && asSent.result !== null && state.type === 'InPlay';
  const status: ShownStatus = isReplayed ? { type: 'InProgress' } : statusOfState(state, match, now);
  const address = { matchId: match.matchId, date: match.date };
  const chosen = selectionWithin(selection, match);
  return {
    matchId: match.matchId,
    date: match.date,
    start: match.start,
    tournamentName: match.tournamentName,
    venue: match.venue,
    teams: match.teams,
    goals: scoreInState(match, state, live?.score ?? null),
    status,
    state,
    live,
    sport: sportOf(match),
    mark: isReplayed
      ? null
      : isLive
        ? 'live'
        : isLiveScored(match) && (status.type === 'Scheduled' || status.type === 'Upcoming')
          ? 'liveScored'
          : null,
    link:
      destination === 'match'
        ? matchPath(chosen, address)
        : leadsToLog
          ? liveMatchPath(chosen, address)
          : null,
    broadcast: phaseOf(status) === 'over' ? null : broadcastOf(match.matchId),
  };
};
