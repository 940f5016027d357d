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

/**
 * A club's or a hall's name that may break, with a hyphen, where its last word was put together, for where that word alone is wider than
 * its place. The hyphen is drawn, not written: the name is read, found and copied as it is.
 */
export const LongName = ({ name }: { readonly name: string }): ReactNode => {
  if (breakableParts(name).length === 1) return name;
  const pieces = name.split(/(\s+)/).map((text) => ({ text }));
  const keyOf = uniqueKeys(pieces, ({ text }) => text);
  return pieces.map((piece) => <Word key={keyOf(piece)} text={piece.text} />);
};
