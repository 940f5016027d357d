/** A piece of text still to be written: a value, or the text between values. */
type Piece = { readonly value: unknown } | { readonly text: string };

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const leafText = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** A value and the text before it; a value without children is written at once. */
const piecesAfter = (before: string, value: unknown): readonly Piece[] =>
  isTree(value) ? [{ text: before }, { value }] : [{ text: `${before}${leafText(value)}` }];

/** The pieces of an object or list, in order. */
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
 * A JSON value as canonical JSON: equal values give the same text, whatever the order of their fields. It keeps its own
 * stack, so that a hostile message's nesting cannot overflow the call stack.
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

/** Whether two values, at least one of which has no children, are equal. */
const isSameLeaf = (a: unknown, b: unknown): boolean =>
  a === b || (!isTree(a) && !isTree(b) && leafText(a) === leafText(b));

/** Whether two JSON values are equal, whatever the order of their fields; cheaper than comparing their `canonicalText`. */
export const isSameContent = (a: unknown, b: unknown): boolean => {
  if (!isTree(a) || !isTree(b)) return isSameLeaf(a, b);
  const open: (readonly [object, object])[] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [one, other] = pair;
    const names = Object.keys(one);
    if (Array.isArray(one) !== Array.isArray(other) || names.length !== Object.keys(other).length)
      return false;
    for (const name of names) {
      if (!Object.hasOwn(other, name)) return false;
      const mine: unknown = Reflect.get(one, name);
      const theirs: unknown = Reflect.get(other, name);
      if (!isTree(mine) || !isTree(theirs)) {
        if (!isSameLeaf(mine, theirs)) return false;
      } else if (mine !== theirs) open.push([mine, theirs]);
    }
  }
  return true;
};
