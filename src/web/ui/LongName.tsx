import type { ReactNode } from 'react';
import { nameParts } from './nameParts.ts';

/** A club's or a hall's name that may break where its last word was put together, for where that word alone is wider than its place. */
export const LongName = ({ name }: { readonly name: string }): ReactNode => {
  const [first, ...rest] = nameParts(name);
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
};
