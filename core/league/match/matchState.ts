import type { BySide } from '../../side.ts';
import { elapsedMs, type Instant } from '../../time/instant.ts';
import { instantOfOslo, type WallTime } from '../../time/oslo.ts';
import { withoutResult } from '../season/publication.ts';
import type { Match } from './match.ts';
import type { PeriodPlace } from './periodPlace.ts';
import { type ShownStatus, shownStatusOf } from './shownStatus.ts';

/** A match that was not played as planned, by the federation's word (reading 9). */
export type NotPlayed = Extract<
  ShownStatus,
  { readonly type: 'Cancelled' | 'Postponed' | 'Walkover' | 'NoShow' }
>;

/** What a match's own log tells of where it is. */
export interface ReportedState {
  readonly phase: 'notStarted' | 'inPlay' | 'intermission' | 'ended';
  /** The period being played, or the last one played; null where none is known. */
  readonly period: PeriodPlace | null;
  /** Attempts that scored; null while there is no shootout. */
  readonly shootout: BySide<number> | null;
  /** When something was last reported. */
  readonly lastAt: Instant;
}

/** Where a match is, as its pages, their titles and their chips say it. */
export type MatchState =
  | NotPlayed
  /** Its start lies ahead, or is not set; late where the hour has come and the reporter says that it has not begun. */
  | { readonly type: 'ToCome'; readonly isLate: boolean }
  /** Being played, and reported live. */
  | {
      readonly type: 'InPlay';
      /** Null until a period is reported. */
      readonly period: PeriodPlace | null;
      /** Between two periods; `period` is the one before. */
      readonly isBreak: boolean;
      readonly shootout: BySide<number> | null;
    }
  /** Being played by the clock, without live reporting. */
  | { readonly type: 'Unreported' }
  /** Over. `decidedIn` is the overtime or shootout that decided it; null after regulation, or where it is not known. */
  | {
      readonly type: 'Ended';
      readonly decidedIn: PeriodPlace | null;
      readonly shootout: BySide<number> | null;
    }
  /** Its time is over, and no result was reported. */
  | { readonly type: 'WithoutResult' };

/** All that tells where a match is. */
export interface MatchFacts {
  readonly match: Match;
  /** Its results may be shown (reading 8). */
  readonly isPublished: boolean;
  /** Null where nothing was reported, or nothing is known of it. */
  readonly reported: ReportedState | null;
  /** The overtime or shootout that the federation's result by period ends with; null without one. */
  readonly decidedIn: PeriodPlace | null;
  readonly now: WallTime;
}

/** After two hours without a message a log that never told the end is of a match that is over. */
const silence = 2 * 3_600_000;

const isRecent = ({ lastAt }: ReportedState, now: WallTime): boolean =>
  elapsedMs(lastAt, instantOfOslo(now)) <= silence;

const beyondRegulation = (period: PeriodPlace | null): PeriodPlace | null =>
  period === null || period.kind === 'regulation' ? null : period;

const ended = (decidedIn: PeriodPlace | null, reported: ReportedState | null): MatchState => ({
  type: 'Ended',
  decidedIn: decidedIn ?? beyondRegulation(reported?.period ?? null),
  shootout: reported?.shootout ?? null,
});

/** By the fixture list and the hour alone. */
const byFixtureList = (status: Exclude<ShownStatus, NotPlayed>, isPublished: boolean): MatchState => {
  switch (status.type) {
    case 'Scheduled':
    case 'Upcoming':
      return { type: 'ToCome', isLate: false };
    case 'Live':
      return { type: 'InPlay', period: null, isBreak: false, shootout: null };
    case 'InProgress':
      return { type: 'Unreported' };
    case 'Finished':
      // A result that is held back is not missing.
      return isPublished ? { type: 'WithoutResult' } : ended(null, null);
    default:
      return status satisfies never;
  }
};

/**
 * Where a match is. The federation's word that it was not played comes first (reading 9), then its result (reading 23), then what
 * the match's log tells, then the fixture list and the hour. Where results are held back the log tells nothing (reading 24).
 */
export const matchStateOf = ({ match, isPublished, decidedIn, now, ...facts }: MatchFacts): MatchState => {
  const shown = isPublished ? match : withoutResult(match);
  const reported = isPublished ? facts.reported : null;
  const status = shownStatusOf(shown, now);
  switch (status.type) {
    case 'Cancelled':
    case 'Postponed':
    case 'Walkover':
    case 'NoShow':
      return status;
    default:
      break;
  }
  if (shown.result !== null || reported?.phase === 'ended') return ended(decidedIn, reported);
  const byList = byFixtureList(status, isPublished);
  if (reported === null) return byList;
  const isItsTime = byList.type === 'InPlay' || byList.type === 'Unreported';
  if (reported.phase === 'notStarted') return isItsTime ? { type: 'ToCome', isLate: true } : byList;
  if (!isItsTime && !isRecent(reported, now)) return byList;
  const { period, shootout, phase } = reported;
  return { type: 'InPlay', period, isBreak: phase === 'intermission', shootout };
};

/** Whether the federation says that a match was not played as planned. */
export const isNotPlayed = (state: MatchState): state is NotPlayed =>
  state.type === 'Cancelled' ||
  state.type === 'Postponed' ||
  state.type === 'Walkover' ||
  state.type === 'NoShow';
