import type { Language } from '@kampdag/core/site/language';
import { federationLanguage } from './federationLanguage.ts';

/** A text that the federation wrote, as a page shows it. */
export interface FederationText {
  readonly text: string;
  /** The language it is in where that may not be the page's (WCAG 3.1.2). */
  readonly lang: string | undefined;
}

/** What something is called in each language, and how else federations write it. */
export interface Term extends Readonly<Record<Language, string>> {
  readonly spellings?: readonly string[];
}

/** Letters and figures alone, in small letters: `Cross-checking` and `cross checking` are one. */
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

/** A text in the visitor's language where it is one of the terms, also where it says one in two languages (`Hooking/haking`). */
export const federationText = (
  text: string,
  terms: ReadonlyMap<string, Term>,
  language: Language,
): FederationText => {
  const term = [text, ...text.split('/')].map((part) => terms.get(keyOf(part))).find((one) => one);
  return term === undefined ? { text, lang: federationLanguage } : { text: term[language], lang: undefined };
};
