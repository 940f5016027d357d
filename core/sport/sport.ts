import type { PeriodId } from '../ids.ts';
import type { LiveEventType } from '../live/event.ts';
import type { SportKind } from './sportKind.ts';

/** What a period is to the rules: one that is always played, one that is added, or the shootout. */
export type PeriodKind = 'regulation' | 'overtime' | 'shootout';

/** A period as the sport's rules know it, for matches whose MatchData lacks `Periods` (reading 20). */
export interface PeriodRule {
  readonly id: PeriodId;
  /** The federation's own (Norwegian) label. */
  readonly name: string;
  readonly kind: PeriodKind;
  /** The how-manieth of its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** How the sport's clock is shown (specification §4, reading 21). */
export interface ClockRule {
  /** What a stopped clock shows: the time played in the period, or the time left of it. */
  readonly stoppedShows: 'elapsed' | 'remaining';
  /** What the clock shows after the match, whatever the event's own numbers are. */
  readonly endDisplay: string;
}

/** What differs from sport to sport, as a value. */
export interface Sport {
  readonly kind: SportKind;
  /** In playing order. */
  readonly periods: readonly PeriodRule[];
  /** Seconds of a period that neither MatchData nor the rules name. */
  readonly periodLength: number;
  readonly overtimeLength: number;
  readonly clock: ClockRule;
  /** The types of event its matches have, in the order of the event filter. */
  readonly eventTypes: readonly LiveEventType[];
  /** What the event filter shows before the visitor chooses (specification §4). */
  readonly defaultFilter: readonly LiveEventType[];
}
