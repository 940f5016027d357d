/** Whoever has a name in two parts, each of which may be missing. */
export interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name with a blank between; empty when neither is known. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ');

const rank = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;

/** Shirt numbers as numbers, what is no number and none at all last; `0` before `00` before `1`. */
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
