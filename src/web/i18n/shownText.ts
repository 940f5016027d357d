import { federationLanguage } from '@kampdag/core/federationLanguage';
import { type FederationText, lettersOf } from '@kampdag/core/federationText';
import { type Language, languages } from '@kampdag/core/site/language';

declare const inLanguage: unique symbol;

/**
 * A text of the site or of the federation, with its language (WCAG 3.1.2). Opaque: `shown` puts it into an element, and only
 * `plainText` makes a plain text of it.
 */
export interface ShownText {
  readonly [inLanguage]: 'ShownText';
}

/** What it is made of, with the names of an element's attributes. */
interface Content {
  readonly children: string;
  /** Undefined where it is the page's. */
  readonly lang: string | undefined;
}

const shownText = (children: string, lang: string | undefined): ShownText =>
  ({ children, lang }) satisfies Content as unknown as ShownText;

/** The attributes of the element that shows it: `<span {...shown(text)} />`. */
export const shown = (text: ShownText): Content => text as unknown as Content;

/**
 * Its letters without its language, for the places that can say none: a tooltip, an accessible name, a file, a picture, a
 * notification, a voice, a key.
 */
export const plainText = (text: ShownText): string => shown(text).children;

/** A text in the page's language. */
export const siteText = (text: string): ShownText => shownText(text, undefined);

/** A name as the federation writes it. */
export const federationName = (name: string): ShownText => shownText(name, federationLanguage);

/** The federation's own words. */
export const federationText = (text: FederationText): ShownText => federationName(lettersOf(text));

/** The federation's words where there are any, else the site's. */
export const federationTextOr = (text: FederationText | null, otherwise: string): ShownText =>
  text === null ? siteText(otherwise) : federationText(text);

/** A text after figures that are read alike in both languages: `2 + 10 min, Slåssing`. */
export const afterFigures = (figures: string, text: ShownText): ShownText => {
  const { children, lang } = shown(text);
  return shownText(`${figures}${children}`, lang);
};

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
export const termText = (
  text: FederationText,
  terms: ReadonlyMap<string, Term>,
  language: Language,
): ShownText => {
  const letters = lettersOf(text);
  const term = [letters, ...letters.split('/')].map((part) => terms.get(keyOf(part))).find((one) => one);
  return term === undefined ? federationText(text) : siteText(term[language]);
};
