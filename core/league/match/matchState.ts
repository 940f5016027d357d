import type { BySide } from '../../side.ts';
import { elapsedMs, Instant } from '../../time/instant.ts';
import { instantOfOslo, type WallTime } from '../../time/oslo.ts';
import type { Match } from './match.ts';
import type { PeriodPlace } from './periodPlace.ts';
import { withoutResult } from './publication.ts';
import { type ShownStatus, shownStatusOf } from './shownStatus.ts';

const notPlayed = ['Cancelled', 'Postponed', 'Walkover', 'NoShow'] as const;

/** A match that was not played as planned, according to the federation (reading 9). */
type NotPlayed = Extract<ShownStatus, { readonly type: (typeof notPlayed)[number] }>;

/** Whether the federation reports that a match was not played as planned. */
export const isNotPlayed = <S extends { readonly type: string }>(
  state: S,
): state is Extract<S, { readonly type: NotPlayed['type'] }> => notPlayed.some((type) => type === state.type);

/** The state of a match according to its log. */
export interface ReportedState {
  readonly phase: 'notStarted' | 'inPlay' | 'intermission' | 'ended';
  /** The period being played, or the last one played; null if unknown. */
  readonly period: PeriodPlace | null;
  /** Attempts that scored; null while there is no shootout. */
  readonly shootout: BySide<number> | null;
  /** When the last message was reported. */
  readonly lastAt: Instant;
}

/** The state of a match, as its pages, titles and chips show it. */
export type MatchState =
  | NotPlayed
  /** Upcoming, or without a start time; late when the start has passed and the reporter has not begun it. */
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
  /** Over. `decidedIn` is the overtime or shootout that decided it; null after regulation, or if unknown. */
  | {
      readonly type: 'Ended';
      readonly decidedIn: PeriodPlace | null;
      readonly shootout: BySide<number> | null;
    }
  /** Over by the clock, without a reported result. */
  | { readonly type: 'WithoutResult' };

/** Everything that decides the state of a match. */
export interface MatchFacts {
  readonly match: Match;
  /** Its results may be shown (reading 8). */
  readonly isPublished: boolean;
  /** Null where nothing was reported, or the log is unknown. */
  readonly reported: ReportedState | null;
  /** The overtime or shootout that ends the federation's results by period; null without one. */
  readonly decidedIn: PeriodPlace | null;
  readonly now: WallTime;
}

/** A log without an end counts as over after two hours of silence. */
const silence = 2 * 3_600_000;

const quarter = 15 * 60_000;

/** The quarter of an hour in which something was reported: what lists know of a log changes no more often. */
export const quarterOf = (instant: Instant): Instant => Instant(Math.floor(instant / quarter) * quarter);

const isRecent = ({ lastAt }: ReportedState, now: WallTime): boolean =>
  elapsedMs(quarterOf(lastAt), instantOfOslo(now)) <= silence;

const beyondRegulation = (period: PeriodPlace | null): PeriodPlace | null =>
  period === null || period.kind === 'regulation' ? null : period;

const ended = (decidedIn: PeriodPlace | null, reported: ReportedState | null): MatchState => ({
  type: 'Ended',
  decidedIn: decidedIn ?? beyondRegulation(reported?.period ?? null),
  shootout: reported?.shootout ?? null,
});

/** The state by the fixture list and the clock alone. */
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
      // A withheld result is not missing.
      return isPublished ? { type: 'WithoutResult' } : ended(null, null);
    default:
      return status satisfies never;
  }
};

/**
 * The state of a match. The federation's word that it was not played comes first (reading 9), then its result (reading 23), then
 * the log, then the fixture list and the clock. Where results are withheld the log is ignored (reading 24).
 */
export const matchStateOf = ({ match, isPublished, decidedIn, now, ...facts }: MatchFacts): MatchState => {
  const shown = isPublished ? match : withoutResult(match);
  const reported = isPublished ? facts.reported : null;
  const status = shownStatusOf(shown, now);
  if (isNotPlayed(status)) return status;
  if (shown.result !== null || reported?.phase === 'ended') return ended(decidedIn, reported);
  const byList = byFixtureList(status, isPublished);
  if (reported === null) return byList;
  const isItsTime = byList.type === 'InPlay' || byList.type === 'Unreported';
  if (reported.phase === 'notStarted') return isItsTime ? { type: 'ToCome', isLate: true } : byList;
  if (!isItsTime && !isRecent(reported, now)) return byList;
  const { period, shootout, phase } = reported;
  return { type: 'InPlay', period, isBreak: phase === 'intermission', shootout };
};
