import type { Match } from '@kampdag/core/league/match/match';
import { type MatchState, matchStateOf } from '@kampdag/core/league/match/matchState';
import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { scoreInState } from '@kampdag/core/live/channel/listedState';
import type { LiveMatch } from '@kampdag/core/live/match';
import { lacksStart } from '@kampdag/core/live/score/completeness';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { reportedStateOf } from '@kampdag/core/live/score/reportedState';
import type { BySide } from '@kampdag/core/side';
import type { WallTime } from '@kampdag/core/time/oslo';
import { shownScore } from '../board/liveBoard.ts';
import { type StateWords, shootoutText, stateText } from '../states/stateText.ts';

/** The score of one period. */
export interface CardPeriod {
  readonly place: PeriodPlace;
  readonly score: BySide<number>;
}

/** A match's periods from the federation's sheet. */
export interface OfficialPeriods {
  /** In playing order, without a shootout. */
  readonly periods: readonly CardPeriod[];
  /** The overtime or shootout that decided it; null without one. */
  readonly decidedIn: PeriodPlace | null;
}

/** The sources of a match card: what the federation lists, and the log. */
export interface MatchCardFacts {
  readonly match: Match;
  /** Whether its results may be shown (reading 8). */
  readonly isPublished: boolean;
  /** Its log; null where unknown. */
  readonly live: LiveMatch | null;
  /** The federation's periods of a match that is over; null where unknown. */
  readonly official: OfficialPeriods | null;
  readonly now: WallTime;
}

/** A summary of a match for embeds and share pictures. */
export interface MatchCard {
  readonly state: MatchState;
  readonly isLive: boolean;
  /** The state in a word or two: `Live · 2nd period`, `Final, overtime`. */
  readonly status: string;
  /** Null without a score, or where it is withheld. */
  readonly score: BySide<number> | null;
  /** The periods played, in playing order. */
  readonly periods: readonly CardPeriod[];
  /** Whether the log is incomplete, so that nobody knows the score (reading 45). */
  readonly isIncomplete: boolean;
}

const byLog = (live: LiveMatch): readonly CardPeriod[] =>
  (lacksStart(live) ? [] : periodLinesOf(live)).map(({ period: { kind, number }, goals }) => ({
    place: { kind, number },
    score: goals,
  }));

const statusText = (state: MatchState, words: StateWords): string => {
  const text = stateText(state, words);
  if (state.type !== 'InPlay' || state.period === null || state.isBreak) return text;
  return `${text} · ${shootoutText(state, words) ?? words.periods.long(state.period)}`;
};

/** The card of a match, without score and periods where results are withheld (reading 24). */
export const matchCardOf = (
  { match, isPublished, now, ...facts }: MatchCardFacts,
  words: StateWords,
): MatchCard => {
  const live = isPublished ? facts.live : null;
  const official = isPublished ? facts.official : null;
  const state = matchStateOf({
    match,
    isPublished,
    reported: live === null ? null : reportedStateOf(live),
    decidedIn: match.result === null ? null : (official?.decidedIn ?? null),
    now,
  });
  const isPlayed = state.type === 'InPlay' || state.type === 'Ended';
  const byList = official?.periods ?? [];
  return {
    state,
    isLive: state.type === 'InPlay',
    status: statusText(state, words),
    score: isPublished ? scoreInState(match, state, live === null ? null : shownScore(match, live)) : null,
    isIncomplete: isPlayed && match.result === null && live !== null && lacksStart(live),
    periods: !isPlayed ? [] : byList.length > 0 || live === null ? byList : byLog(live),
  };
};
