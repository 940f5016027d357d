import type { Localised } from './localised.ts';
import type { PeriodMessages } from './messages/periods.ts';
import type { Term } from './shownText.ts';

/** A sport's words wherever matches of several sports are shown. */
export interface SportWords {
  readonly periods: PeriodMessages;
  /** A period's name: `Set`. */
  readonly period: string;
  /** The heading of figures by period. */
  readonly byPeriod: string;
  /** The name of infractions: `Fouls`. */
  readonly rules: string;
}

/** A sport's words in every language. */
export interface SportTexts extends Localised<SportWords> {
  /** Officials whose titles mean something else, or nothing, in other sports. */
  readonly officials: readonly Term[];
}
