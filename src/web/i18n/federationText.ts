import { federationLanguage } from '@kampdag/core/federationLanguage';
import { type Language, languages } from '@kampdag/core/site/language';

/** A text of the federation as shown. */
export interface FederationText {
  readonly text: string;
  /** Its language, if it may differ from the page's (WCAG 3.1.2). */
  readonly lang: string | undefined;
}

/** A term in each language of the site, and the federation's other spellings of it. */
export interface Term extends Readonly<Record<Language, string>> {
  readonly spellings?: readonly string[];
}

/** Letters and digits in lower case: `Cross-checking` and `cross checking` are equal. */
const keyOf = (text: string): string =>
  text
    .toLocaleLowerCase(federationLanguage)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Terms by all their spellings: the federation writes one in any language. */
export const termsByText = (terms: readonly Term[]): ReadonlyMap<string, Term> =>
  new Map(
    terms.flatMap((term) =>
      [...languages.map((language) => term[language]), ...(term.spellings ?? [])].map(
        (spelling) => [keyOf(spelling), term] as const,
      ),
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
