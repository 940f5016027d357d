import type { ReactNode } from 'react';
import { uniqueKeys } from '../table/uniqueKeys.ts';
import { softHyphen, word } from './LongName.css.ts';
import { breakableParts } from './nameParts.ts';

/** A word with what may break it. */
const Word = ({ text }: { readonly text: string }): ReactNode => {
  const [first, ...rest] = breakableParts(text);
  if (rest.length === 0) return text;
  return (
    <span className={word}>
      {rest.reduce<ReactNode>(
        (before, part) => (
          <>
            {before}
            <span className={softHyphen} />
            {part}
          </>
        ),
        first,
      )}
    </span>
  );
};

/** A name in words that may be broken and, as they are, the stretches between them. */
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

/**
 * A club's or a hall's name that may break, with a hyphen, where its last word was put together, for where that word alone is wider than
 * its place. The hyphen is drawn, not written: the name is read, found and copied as it is.
 */
export const LongName = ({ name }: { readonly name: string }): ReactNode => {
  if (breakableParts(name).length === 1) return name;
  const pieces = wordsOf(name).map((text) => ({ text }));
  const keyOf = uniqueKeys(pieces, ({ text }) => text);
  return pieces.map((piece) => <Word key={keyOf(piece)} text={piece.text} />);
};
