import type { Language } from '@kampdag/core/site/language';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { requiredContext } from '../context/requiredContext.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Format } from './format.ts';
import type { Localised } from './localised.ts';
import type { SportTexts, SportWords } from './sportWords.ts';

/** The language that is shown, its formats, how to choose another, and the texts of every sport. */
export interface I18n {
  readonly language: Language;
  readonly format: Format;
  readonly choose: (language: Language) => void;
  readonly sportTexts: (sport: SportKind) => SportTexts;
}

/** The language and its choice. */
export const { Provider: I18nProvider, useValue: useI18n } = requiredContext<I18n>('A text was');

/**
 * The texts of an area in the language that is shown: `const m = useMessages(scoreboardMessages)`. The area is named so that
 * a screen's texts travel with the screen's own chunk.
 */
export const useMessages = <M,>(area: Localised<M>): M => area[useI18n().language];

/** A sport's words in the language that is shown. */
export const useSportWords = (sport: SportKind): SportWords => useMessages(useI18n().sportTexts(sport));

/** Dates, times and numbers in the language that is shown. */
export const useFormat = (): Format => useI18n().format;

/** Figures with decimals, times and signs in the language that is shown. */
export const useFigures = (): Figures => figuresOf(useI18n().language);
