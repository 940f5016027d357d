import type { ReactNode } from 'react';
import { softHyphen } from './LongName.css.ts';
import { breakableParts } from './nameParts.ts';

/**
 * A club's or a hall's name that may break, with a hyphen, where its last word was put together, for where that word alone is wider than
 * its place. The hyphen is drawn, not written: the name is read, found and copied as it is.
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
