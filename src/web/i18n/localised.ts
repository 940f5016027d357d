import type { Language } from '@kampdag/core/site/language';

/** The texts of one area of the site in every language: a key missing in one of them is a type error. */
export type Localised<M> = Readonly<Record<Language, M>>;
