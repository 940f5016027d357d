import type { ReactNode } from 'react';
import { uniqueKeys } from '../table/uniqueKeys.ts';
import { word } from './LongName.css.ts';
import { LongName } from './LongName.tsx';
import { breakableParts } from './nameParts.ts';

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
