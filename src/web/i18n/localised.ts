import type { Language } from '@kampdag/core/site/language';

/** An area's texts in every language; a missing key is a type error. */
export type Localised<M> = Readonly<Record<Language, M>>;
