import type { ReactNode } from 'react';
import { uniqueKeys } from '../table/uniqueKeys.ts';
import { softHyphen, word } from './LongName.css.ts';
import { breakableParts } from './nameParts.ts';

/** A text with what may break it. */
const breakable = (text: string): ReactNode => {
  const [first, ...rest] = breakableParts(text);
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
export const LongName = ({
  name,
  keepsWords = false,
}: {
  readonly name: string;
  /** Its place breaks lines around a word before they break within it. */
  readonly keepsWords?: boolean;
}): ReactNode => {
  if (!keepsWords || breakableParts(name).length === 1) return breakable(name);
  const pieces = wordsOf(name).map((text) => ({ text }));
  const keyOf = uniqueKeys(pieces, ({ text }) => text);
  return pieces.map((piece) =>
    breakableParts(piece.text).length === 1 ? (
      piece.text
    ) : (
      <span key={keyOf(piece)} className={word}>
        {breakable(piece.text)}
      </span>
    ),
  );
};
