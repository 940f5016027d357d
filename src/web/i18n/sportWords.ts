import type { Term } from './federationText.ts';
import type { Localised } from './localised.ts';
import type { PeriodMessages } from './messages/periods.ts';

/** The words by which a sport is told from others wherever matches of several are shown. */
export interface SportWords {
  readonly periods: PeriodMessages;
  /** What a period is called: `Set`. */
  readonly period: string;
  /** The heading of figures by period. */
  readonly byPeriod: string;
  /** What breaks the rules. */
  readonly rules: string;
}

/** A sport's words in every language. */
export interface SportTexts extends Localised<SportWords> {
  /** What officials are called who are something else, or nothing, in other sports. */
  readonly officials: readonly Term[];
}
