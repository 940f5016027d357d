import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { ReactNode } from 'react';
import { uniqueKeys } from '../table/uniqueKeys.ts';
import type { NameProps } from './FederationName.tsx';
import { softHyphen, word } from './LongName.css.ts';
import { breakableParts } from './nameParts.ts';

/**
 * A club's or venue's name whose last word may break at its compound, with a hyphen, where that word is wider than its place. The hyphen is
 * drawn by CSS: the name is read, found and copied unchanged.
 */
export const LongName = ({ name }: { readonly name: string }): ReactNode => {
  const [first, ...rest] = breakableParts(name);
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <span className={softHyphen} />
        {part}
      </>
    ),
    first,
  );
};

/** A `LongName` marked as Norwegian for screen readers. */
export const LongFederationName = ({ name, className }: NameProps) => (
  <span className={className} lang={federationLanguage}>
    <LongName name={name} />
  </span>
);

/** A name split into breakable words and the text between them. */
const wordsOf = (name: string): readonly string[] => {
  const words: string[] = [];
  let isWhole = false;
  for (const text of name.split(/(\s+)/)) {
    const before = isWhole ? words.pop() : undefined;
    isWhole = breakableParts(text).length === 1;
    if (isWhole || before === undefined) words.push(`${before ?? ''}${text}`);
    else words.push(before, text);
  }
  return words;
};

/** A long name with a box per word, so that a line breaks between words before it breaks within one. */
export const LongWords = ({ name }: { readonly name: string }): ReactNode => {
  const pieces = wordsOf(name).map((text) => ({ text }));
  const keyOf = uniqueKeys(pieces, ({ text }) => text);
  return pieces.map((piece) =>
    breakableParts(piece.text).length === 1 ? (
      piece.text
    ) : (
      <span key={keyOf(piece)} className={word}>
        <LongName name={piece.text} />
      </span>
    ),
  );
};
