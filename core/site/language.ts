interface LanguageRecord {
  /** Its tag in documents and collations (BCP 47). */
  readonly tag: string;
  /**
   * The locale of its dates, numbers and alphabet: one that Node and Chromium know, as both draw a page. A language that they lack
   * takes another's.
   */
  readonly locale: string;
  /** The separator between day, month and year. */
  readonly dateSeparator: string;
  /** The suffix of a day's number. */
  readonly dayMark: string;
  /** The decimal separator. */
  readonly decimal: ',' | '.';
}

/** The languages of the site in display order (specification §1, §2 filter panel). */
export const languageRecords = {
  no: { tag: 'nb', locale: 'nb-NO', dateSeparator: '.', dayMark: '.', decimal: ',' },
  en: { tag: 'en', locale: 'en-GB', dateSeparator: '/', dayMark: '', decimal: '.' },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

export type Language = keyof typeof languageRecords;

const isLanguage = (text: string): text is Language => Object.hasOwn(languageRecords, text);

/** All languages in display order. */
export const languages: readonly Language[] = Object.keys(languageRecords).filter(isLanguage);

/** Reads a saved choice; null for any other text. */
export const readLanguage = (text: string | null | undefined): Language | null =>
  typeof text === 'string' && isLanguage(text) ? text : null;
