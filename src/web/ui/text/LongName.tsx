import type { ReactNode } from 'react';
import { softHyphen } from './LongName.css.ts';
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
