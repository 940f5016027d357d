import type { Localised } from './localised.ts';

/** A column's short heading and its explanation. */
export interface Term {
  readonly label: string;
  readonly explanation: string;
}

type LabelAndExplanation = readonly [label: string, explanation: string];

const read = ([label, explanation]: LabelAndExplanation): Term => ({ label, explanation });

/** A term in every language, as its statisticians abbreviate it: `term(['G', 'Goals'], ['M', 'Mål'])`. */
export const term = (en: LabelAndExplanation, no: LabelAndExplanation): Localised<Term> => ({
  en: read(en),
  no: read(no),
});
