/** A piece of a text still to be written: a value, or what stands between values. */
type Piece = { readonly value: unknown } | { readonly text: string };

/** An object's or a list's pieces, in order. */
const piecesOf = (value: object): readonly Piece[] => {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [
      { text: '[' },
      ...items.flatMap((item): Piece[] => [{ value: item }, { text: ',' }]),
      { text: ']' },
    ];
  }
  const fields = Object.keys(value)
    .toSorted()
    .flatMap((name): Piece[] => [
      { text: `${JSON.stringify(name)}:` },
      { value: Reflect.get(value, name) },
      { text: ',' },
    ]);
  return [{ text: '{' }, ...fields, { text: '}' }];
};

/**
 * A JSON value as a text that is the same for equal values, whatever the order of their fields, and for no others. It keeps
 * its own stack, so that no nesting, however deep a hostile message is, overflows the machine's.
 */
export const canonicalText = (value: unknown): string => {
  const texts: string[] = [];
  const open: Piece[] = [{ value }];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    if ('text' in piece) texts.push(piece.text);
    else if (typeof piece.value === 'object' && piece.value !== null) {
      for (const part of piecesOf(piece.value).toReversed()) open.push(part);
    } else texts.push(JSON.stringify(piece.value) ?? 'null');
  }
  return texts.join('');
};
