/** Any JSON value. */
type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json | undefined;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isText = (value: Json): value is string => typeof value === 'string';

const isWhole = (value: Json): value is number => Number.isSafeInteger(value);

const isRows = (list: readonly Json[]): list is readonly JsonObject[] =>
  list.length > 1 && list.every(isObject);

/** Marks a field that a row lacks: a packed list is never empty. */
const absent: readonly Json[] = [];

/** A row's own field: one named as every object's method, such as `toString`, is absent too unless it was sent. */
const fieldOf = (row: JsonObject, field: string): Json => {
  const value = Object.hasOwn(row, field) ? row[field] : undefined;
  return value === undefined ? absent : value;
};

const mapObject = (object: JsonObject, of: (value: Json) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, of(value)]])),
  );

/** The encoding of a column's cells. A list in its place holds the distinct cells, and indices into it follow. */
const form = { plain: 0, deltas: 1, affixed: 2, objects: 3 } as const;

const shortest = (first: Json, ...others: readonly Json[]): Json =>
  others.reduce(
    (best, other) => (JSON.stringify(other).length < JSON.stringify(best).length ? other : best),
    first,
  );

/** Whole numbers as differences from the number before, with equal differences counted. */
const deltasOf = (cells: readonly Json[]): readonly Json[] => {
  const runs: [step: number, times: number][] = [];
  let before = 0;
  for (const cell of cells) {
    if (!isWhole(cell) || !isWhole(cell - before)) return [];
    const last = runs.at(-1);
    if (last !== undefined && last[0] === cell - before) last[1] += 1;
    else runs.push([cell - before, 1]);
    before = cell;
  }
  return [[form.deltas, ...runs.map(([step, times]) => (times === 1 ? step : [step, times]))]];
};

/** How many characters two texts share from their start, or backwards from their end. */
const sharedLength = (
  one: string,
  other: string,
  charAt: (text: string, index: number) => string,
): number => {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && charAt(one, count) === charAt(other, count)) count += 1;
  return count;
};

/** Texts without the prefix and the suffix that all of them share. */
const affixedOf = (texts: readonly Json[]): readonly Json[] => {
  const [first] = texts;
  if (!texts.every(isText) || first === undefined || !isText(first)) return [];
  const start = first.slice(
    0,
    Math.min(...texts.map((text) => sharedLength(first, text, (of, index) => of.charAt(index)))),
  );
  const rests = texts.map((text) => text.slice(start.length));
  const rest = first.slice(start.length);
  const end = Math.min(
    ...rests.map((text) => sharedLength(rest, text, (of, index) => of.charAt(of.length - 1 - index))),
  );
  const endless = rests.map((text) => text.slice(0, text.length - end));
  return [[form.affixed, start, rest.slice(rest.length - end), ...endless]];
};

/** Objects as a table of the distinct ones, each cell as an index into it; cells that are no objects stand first. */
const objectsOf = (distinct: readonly Json[], indices: readonly number[]): readonly Json[] => {
  const others = distinct.filter((cell) => !isObject(cell));
  const objects = distinct.filter(isObject);
  if (!isRows(objects)) return [];
  const order = new Map([...others, ...objects].map((cell, index) => [cell, index]));
  const reordered = distinct.map((cell) => order.get(cell) ?? 0);
  return [[form.objects, others, tableOf(objects), ...indices.map((index) => reordered[index] ?? 0)]];
};

/** A column of cells in its shortest encoding. */
const columnOf = (cells: readonly Json[]): Json => {
  const indexByText = new Map<string, number>();
  const indices = cells.map((cell) => {
    const text = JSON.stringify(cell);
    const index = indexByText.get(text) ?? indexByText.size;
    indexByText.set(text, index);
    return index;
  });
  const distinct = [...indexByText.keys()].map((text) => JSON.parse(text) as Json);
  return shortest(
    [form.plain, ...cells],
    [distinct, ...indices],
    ...deltasOf(cells),
    ...affixedOf(cells),
    ...objectsOf(distinct, indices),
  );
};

const cellsOf = ([kind, ...cells]: readonly Json[]): readonly (Json | undefined)[] => {
  if (isList(kind)) return cells.map((index) => kind[Number(index)]);
  if (kind === form.deltas) {
    const numbers: number[] = [];
    for (const run of cells) {
      const [step = 0, times = 1] = isList(run) ? run.map(Number) : [Number(run)];
      for (let time = 0; time < times; time += 1) numbers.push((numbers.at(-1) ?? 0) + step);
    }
    return numbers;
  }
  if (kind === form.affixed) {
    const [start = '', end = '', ...middles] = cells.filter(isText);
    return middles.map((middle) => `${start}${middle}${end}`);
  }
  if (kind === form.objects) {
    const [others, table, ...indices] = cells;
    const objects = isList(table) ? rowsOf(table) : null;
    const distinct = [...(isList(others) ? others : []), ...(isList(objects) ? objects : [])];
    return indices.map((index) => distinct[Number(index)]);
  }
  return cells;
};

const tableOf = (rows: readonly JsonObject[]): Json => {
  const packed = rows.map((row) => mapObject(row, pack));
  const fields = [...new Set(packed.flatMap((row) => Object.keys(row)))];
  const [first = {}] = packed;
  const isShared = (field: string): boolean => {
    const text = JSON.stringify(fieldOf(first, field));
    return packed.every((row) => JSON.stringify(fieldOf(row, field)) === text);
  };
  const shared = Object.fromEntries(fields.filter(isShared).map((field) => [field, fieldOf(first, field)]));
  const own = fields.filter((field) => !Object.hasOwn(shared, field));
  return [
    own,
    rows.length,
    shared,
    ...own.map((field) => columnOf(packed.map((row) => fieldOf(row, field)))),
  ];
};

const pack = (value: Json): Json => {
  if (isList(value)) return isRows(value) ? tableOf(value) : [0, ...value.map(pack)];
  return isObject(value) ? mapObject(value, pack) : value;
};

const rowsOf = ([own, count, shared, ...rest]: readonly Json[]): Json => {
  if (!isList(own) || !own.every(isText) || typeof count !== 'number' || !isObject(shared)) return null;
  const columns = rest.map((column) => (isList(column) ? cellsOf(column) : []));
  const common = mapObject(shared, unpack);
  return Array.from({ length: count }, (_, row) => {
    const fields = own.flatMap((field, index): [string, Json][] => {
      const cell = columns[index]?.[row];
      return cell === undefined || (isList(cell) && cell.length === 0) ? [] : [[field, unpack(cell)]];
    });
    return { ...common, ...Object.fromEntries(fields) };
  });
};

const unpack = (value: Json): Json => {
  if (isList(value)) return isList(value[0]) ? rowsOf(value) : value.slice(1).map(unpack);
  return isObject(value) ? mapObject(value, unpack) : value;
};

/**
 * Packs JSON: a list of objects becomes a table with each field name once, each value that all rows share once, and a column for
 * every other field. A league's matches shrink to an eighth.
 */
export const toColumns = (value: unknown): unknown => pack(value as Json);

/** Unpacks what `toColumns` packed, with object fields in any order; null in place of a malformed table. */
export const fromColumns = (value: unknown): unknown => unpack(value as Json);
