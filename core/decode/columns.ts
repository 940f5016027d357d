/** Any value of JSON. */
type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json | undefined;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isText = (value: Json): value is string => typeof value === 'string';

const isRows = (list: readonly Json[]): list is readonly JsonObject[] =>
  list.length > 1 && list.every(isObject);

/** Stands for a field that a row lacks: no packed list is empty. */
const lacking: readonly Json[] = [];

const mapObject = (object: JsonObject, of: (value: Json) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, of(value)]])),
  );

/** A column of cells: a list of all of them, or of those that differ and of each cell's place among these, whichever is shorter. */
const columnOf = (cells: readonly Json[]): Json => {
  const places = new Map<string, number>();
  const indices = cells.map((cell) => {
    const text = JSON.stringify(cell);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  });
  const distinct = [...places.keys()].map((text) => JSON.parse(text) as Json);
  const whole = [0, ...cells];
  const shorter = [distinct, ...indices];
  return JSON.stringify(shorter).length < JSON.stringify(whole).length ? shorter : whole;
};

const cellsOf = ([distinct, ...cells]: readonly Json[]): readonly (Json | undefined)[] =>
  isList(distinct) ? cells.map((place) => distinct[Number(place)]) : cells;

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
