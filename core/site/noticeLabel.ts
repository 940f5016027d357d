import type { Language } from './language.ts';

/** The name of the region with the operator's notice, which server and browser write alike. */
export const noticeLabel: Readonly<Record<Language, string>> = { en: 'Notice', no: 'Melding' };
