/** The languages of the site (specification §1). */
export type Language = 'en' | 'no';

/** All languages, in the order in which they are offered (specification §2, filter panel). */
export const languages: readonly Language[] = ['no', 'en'];

/** Reads a saved choice; anything else is none. */
export const readLanguage = (text: string | null | undefined): Language | null =>
  text === 'en' || text === 'no' ? text : null;
