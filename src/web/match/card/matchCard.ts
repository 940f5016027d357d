import type { Match } from '@kampdag/core/league/match/match';
import { type MatchState, matchStateOf } from '@kampdag/core/league/match/matchState';
import { byPlace, decidedIn, type PeriodPlace, periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import type { PeriodResult } from '@kampdag/core/league/match/periodResult';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { reportedStateOf } from '@kampdag/core/live/clock/reportedState';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { WallTime } from '@kampdag/core/time/oslo';
import { shownScore } from '../board/liveBoard.ts';
import { type StateWords, shootoutText, stateText } from '../states/stateText.ts';

/** All that a match is known by where there is room for one look: what the federation lists, and what its log tells. */
export interface MatchCardFacts {
  readonly match: Match;
  readonly sport: SportKind;
  /** Its results may be shown (reading 8). */
  readonly isPublished: boolean;
  /** Its log; null where nothing is known of it. */
  readonly live: LiveMatch | null;
  /** The federation's results by period; none where they are not known. */
  readonly results: readonly PeriodResult[];
  readonly now: WallTime;
}

/** The score of one period. */
export interface CardPeriod {
  readonly place: PeriodPlace;
  readonly score: BySide<number>;
}

/** A match in one look, for embeds and share pictures. */
export interface MatchCard {
  readonly state: MatchState;
  readonly isLive: boolean;
  /** The state in a word or two: `Live · 2nd period`, `Final, overtime`. */
  readonly status: string;
  /** Null where there is none, or where it may not be shown. */
  readonly score: BySide<number> | null;
  /** In playing order, as far as it was played. */
  readonly periods: readonly CardPeriod[];
}

const byResults = (sport: SportKind, results: readonly PeriodResult[]): readonly CardPeriod[] =>
  results
    .flatMap((result): readonly CardPeriod[] => {
      const place = periodPlaceOf(sport, result);
      return place === null || place.kind === 'shootout'
        ? []
        : [{ place, score: { home: result.homeGoals, away: result.awayGoals } }];
    })
    .toSorted((a, b) => byPlace(a.place, b.place));

const byLog = (live: LiveMatch): readonly CardPeriod[] =>
  periodLinesOf(live).map(({ period: { kind, number }, goals }) => ({
    place: { kind, number },
    score: goals,
  }));

const statusText = (state: MatchState, words: StateWords): string => {
  const text = stateText(state, words);
  if (state.type !== 'InPlay' || state.period === null || state.isBreak) return text;
  return `${text} · ${shootoutText(state, words) ?? words.periods.long(state.period)}`;
};

/** Reads a match's card. Where results are held back it has neither score nor periods (reading 24). */
export const matchCardOf = (
  { match, sport, isPublished, live: log, results, now }: MatchCardFacts,
  words: StateWords,
): MatchCard => {
  const live = isPublished ? log : null;
  const played = isPublished ? playedPeriods(results, sport) : [];
  const official = byResults(sport, played);
  const state = matchStateOf({
    match,
    isPublished,
    reported: live === null ? null : reportedStateOf(live),
    decidedIn: match.result === null ? null : decidedIn(sport, played),
    now,
  });
  const isPlayed = state.type === 'InPlay' || state.type === 'Ended';
  return {
    state,
    isLive: state.type === 'InPlay',
    status: statusText(state, words),
    score: isPublished && state.type !== 'WithoutResult' ? shownScore(match, live) : null,
    periods: !isPlayed ? [] : official.length > 0 || live === null ? official : byLog(live),
  };
};
