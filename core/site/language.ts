/** How a language is written and named to machines. */
interface LanguageRecord {
  /** Its tag in documents and collations (BCP 47). */
  readonly tag: string;
  /** The locale of its dates and numbers. */
  readonly locale: string;
  /** What stands between day, month and year. */
  readonly dateSeparator: string;
  /** What follows the number of a day. */
  readonly dayMark: string;
  /** What stands before the decimals of a number. */
  readonly decimal: ',' | '.';
}

/** The languages of the site, in the order in which they are offered (specification §1, §2 filter panel). */
export const languageRecords = {
  no: { tag: 'nb', locale: 'nb-NO', dateSeparator: '.', dayMark: '.', decimal: ',' },
  en: { tag: 'en', locale: 'en-GB', dateSeparator: '/', dayMark: '', decimal: '.' },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

export type Language = keyof typeof languageRecords;

const isLanguage = (text: string): text is Language => Object.hasOwn(languageRecords, text);

/** All languages, in the order in which they are offered. */
export const languages: readonly Language[] = Object.keys(languageRecords).filter(isLanguage);

/** Reads a saved choice; anything else is none. */
export const readLanguage = (text: string | null | undefined): Language | null =>
  typeof text === 'string' && isLanguage(text) ? text : null;
