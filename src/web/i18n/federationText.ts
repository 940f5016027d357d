import type { Language } from '@kampdag/core/site/language';
import { federationLanguage } from './federationLanguage.ts';

/** A text of the federation as shown. */
export interface FederationText {
  readonly text: string;
  /** Its language, if it may differ from the page's (WCAG 3.1.2). */
  readonly lang: string | undefined;
}

/** A term in each language, and its other spellings. */
export interface Term extends Readonly<Record<Language, string>> {
  readonly spellings?: readonly string[];
}

/** Letters and digits in lower case: `Cross-checking` and `cross checking` are equal. */
const keyOf = (text: string): string =>
  text
    .toLocaleLowerCase('nb')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Terms by all their spellings. */
export const termsByText = (terms: readonly Term[]): ReadonlyMap<string, Term> =>
  new Map(
    terms.flatMap((term) =>
      [term.en, term.no, ...(term.spellings ?? [])].map((spelling) => [keyOf(spelling), term] as const),
    ),
  );

/** A text in the visitor's language if it is a known term, also in two languages at once (`Hooking/haking`). */
export const federationText = (
  text: string,
  terms: ReadonlyMap<string, Term>,
  language: Language,
): FederationText => {
  const term = [text, ...text.split('/')].map((part) => terms.get(keyOf(part))).find((one) => one);
  return term === undefined ? { text, lang: federationLanguage } : { text: term[language], lang: undefined };
};
