import { OptionalText } from '../../decode/codecs.ts';
import { field } from '../../decode/entity.ts';

/** The name fields of a person's row. */
export const nameFields = {
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
};

/** A person with a first and a last name, each optional. */
export interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The name of nobody. */
export const noName: Named = { firstName: null, lastName: null };

/** First and last name separated by a space; empty when neither is known. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ');

const rank = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;

/** Orders shirt numbers as numbers, other texts and missing ones last; `0` before `00` before `1`. */
export const byShirtNumber = (
  a: { readonly shirtNumber: string | null },
  b: { readonly shirtNumber: string | null },
): number => {
  const [left, right] = [a.shirtNumber, b.shirtNumber];
  return (
    rank(left) - rank(right) ||
    Number(left === null) - Number(right === null) ||
    (left ?? '').length - (right ?? '').length ||
    (left ?? '').localeCompare(right ?? '')
  );
};
