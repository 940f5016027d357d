import type { Language } from '@kampdag/core/site/language';
import type { SportKind } from '@kampdag/core/sportKind';
import { requiredContext } from '../context/requiredContext.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Format } from './format.ts';
import type { Localised } from './localised.ts';
import type { SportTexts, SportWords } from './sportWords.ts';

/** The current language, its formats, a function to choose another, and the texts of every sport. */
export interface I18n {
  readonly language: Language;
  readonly format: Format;
  readonly choose: (language: Language) => void;
  readonly sportTexts: (sport: SportKind) => SportTexts;
}

/** The current language and its setter. */
export const { Provider: I18nProvider, useValue: useI18n } = requiredContext<I18n>('A text was');

/**
 * The texts of an area in the current language: `const m = useMessages(scoreboardMessages)`. The area is a parameter so that a screen's
 * texts are in the screen's own chunk.
 */
export const useMessages = <M,>(area: Localised<M>): M => area[useI18n().language];

/** A sport's words in the current language. */
export const useSportWords = (sport: SportKind): SportWords => useMessages(useI18n().sportTexts(sport));

/** Date, time and number formats of the current language. */
export const useFormat = (): Format => useI18n().format;

/** Decimal, time and sign formats of the current language. */
export const useFigures = (): Figures => figuresOf(useI18n().language);
