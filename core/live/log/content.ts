/** A piece of a text still to be written: a value, or what stands between values. */
type Piece = { readonly value: unknown } | { readonly text: string };

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const leafText = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** A value after what stands before it: written at once where nothing is nested in it. */
const piecesAfter = (before: string, value: unknown): readonly Piece[] =>
  isTree(value) ? [{ text: before }, { value }] : [{ text: `${before}${leafText(value)}` }];

/** An object's or a list's pieces, in order. */
const piecesOf = (value: object): readonly Piece[] => {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [
      { text: '[' },
      ...items.flatMap((item, at) => piecesAfter(at === 0 ? '' : ',', item)),
      { text: ']' },
    ];
  }
  const fields = Object.keys(value)
    .toSorted()
    .flatMap((name, at) =>
      piecesAfter(`${at === 0 ? '' : ','}${JSON.stringify(name)}:`, Reflect.get(value, name)),
    );
  return [{ text: '{' }, ...fields, { text: '}' }];
};

/**
 * A JSON value as JSON that is the same for equal values, whatever the order of their fields, and for no others. It keeps
 * its own stack, so that no nesting, however deep a hostile message is, overflows the machine's.
 */
export const canonicalText = (value: unknown): string => {
  const texts: string[] = [];
  const open: Piece[] = [{ value }];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    if ('text' in piece) texts.push(piece.text);
    else if (isTree(piece.value)) {
      for (const part of piecesOf(piece.value).toReversed()) open.push(part);
    } else texts.push(leafText(piece.value));
  }
  return texts.join('');
};
