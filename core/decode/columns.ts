/** Any value of JSON. */
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

/** Stands for a field that a row lacks: no packed list is empty. */
const lacking: readonly Json[] = [];

const mapObject = (object: JsonObject, of: (value: Json) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, of(value)]])),
  );

/** How a column's cells are written; a list in its place holds those that differ, and the places of the cells among these follow. */
const form = { whole: 0, steps: 1, middles: 2, objects: 3 } as const;

const shortest = (first: Json, ...others: readonly Json[]): Json =>
  others.reduce(
    (best, other) => (JSON.stringify(other).length < JSON.stringify(best).length ? other : best),
    first,
  );

/** Whole numbers, each told by how much it is more than the one before it; equal steps are counted. */
const stepsOf = (cells: readonly Json[]): readonly Json[] => {
  const runs: [step: number, times: number][] = [];
  let before = 0;
  for (const cell of cells) {
    if (!isWhole(cell) || !isWhole(cell - before)) return [];
    const last = runs.at(-1);
    if (last !== undefined && last[0] === cell - before) last[1] += 1;
    else runs.push([cell - before, 1]);
    before = cell;
  }
  return [[form.steps, ...runs.map(([step, times]) => (times === 1 ? step : [step, times]))]];
};

/** How many letters two texts share, counted from their start, or from their end backwards. */
const sharedLetters = (
  one: string,
  other: string,
  letter: (text: string, place: number) => string,
): number => {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && letter(one, count) === letter(other, count)) count += 1;
  return count;
};

/** Texts by what stands between the start and the end that all of them share. */
const middlesOf = (texts: readonly Json[]): readonly Json[] => {
  const [first] = texts;
  if (!texts.every(isText) || first === undefined || !isText(first)) return [];
  const start = first.slice(
    0,
    Math.min(...texts.map((text) => sharedLetters(first, text, (of, place) => of.charAt(place)))),
  );
  const rests = texts.map((text) => text.slice(start.length));
  const rest = first.slice(start.length);
  const end = Math.min(
    ...rests.map((text) => sharedLetters(rest, text, (of, place) => of.charAt(of.length - 1 - place))),
  );
  const endless = rests.map((text) => text.slice(0, text.length - end));
  return [[form.middles, start, rest.slice(rest.length - end), ...endless]];
};

/** Objects as a table of those that differ, each cell by its place among these; what is no object stands before them. */
const objectsOf = (distinct: readonly Json[], indices: readonly number[]): readonly Json[] => {
  const others = distinct.filter((cell) => !isObject(cell));
  const objects = distinct.filter(isObject);
  if (!isRows(objects)) return [];
  const order = new Map([...others, ...objects].map((cell, place) => [cell, place]));
  const places = distinct.map((cell) => order.get(cell) ?? 0);
  return [[form.objects, others, tableOf(objects), ...indices.map((place) => places[place] ?? 0)]];
};

/** A column of cells, in the shortest of the forms that it has. */
const columnOf = (cells: readonly Json[]): Json => {
  const places = new Map<string, number>();
  const indices = cells.map((cell) => {
    const text = JSON.stringify(cell);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  });
  const distinct = [...places.keys()].map((text) => JSON.parse(text) as Json);
  return shortest(
    [form.whole, ...cells],
    [distinct, ...indices],
    ...stepsOf(cells),
    ...middlesOf(cells),
    ...objectsOf(distinct, indices),
  );
};

const cellsOf = ([kind, ...cells]: readonly Json[]): readonly (Json | undefined)[] => {
  if (isList(kind)) return cells.map((place) => kind[Number(place)]);
  if (kind === form.steps) {
    const numbers: number[] = [];
    for (const run of cells) {
      const [step = 0, times = 1] = isList(run) ? run.map(Number) : [Number(run)];
      for (let time = 0; time < times; time += 1) numbers.push((numbers.at(-1) ?? 0) + step);
    }
    return numbers;
  }
  if (kind === form.middles) {
    const [start = '', end = '', ...middles] = cells.filter(isText);
    return middles.map((middle) => `${start}${middle}${end}`);
  }
  if (kind === form.objects) {
    const [others, table, ...indices] = cells;
    const objects = isList(table) ? rowsOf(table) : null;
    const distinct = [...(isList(others) ? others : []), ...(isList(objects) ? objects : [])];
    return indices.map((place) => distinct[Number(place)]);
  }
  return cells;
};

const tableOf = (rows: readonly JsonObject[]): Json => {
  const packed = rows.map((row) => mapObject(row, pack));
  const fields = [...new Set(packed.flatMap((row) => Object.keys(row)))];
  const [first = {}] = packed;
  const isShared = (field: string): boolean => {
    const text = JSON.stringify(first[field]);
    return packed.every((row) => JSON.stringify(row[field]) === text);
  };
  const shared = Object.fromEntries(fields.filter(isShared).map((field) => [field, first[field]]));
  const own = fields.filter((field) => !(field in shared));
  return [
    own,
    rows.length,
    shared,
    ...own.map((field) => columnOf(packed.map(({ [field]: cell = lacking }) => cell))),
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
 * A value of JSON in which lists of objects stand as tables: each field's name once, a value that all rows share once, then a column for
 * each other field. A league's matches take an eighth of what they take as they are.
 */
export const toColumns = (value: unknown): unknown => pack(value as Json);

/** The value that `toColumns` was given, its objects' fields in any order; null in the place of a table that is none. */
export const fromColumns = (value: unknown): unknown => unpack(value as Json);
