import * as t from 'io-ts';

type Row = Readonly<Record<string, unknown>>;

/** The names by which a row's fields are read, by their lower case, and what is nested in them. */
interface KnownName {
  readonly name: string;
  readonly rename: ((value: unknown) => unknown) | null;
}

/** The value under a name in any letter case, the name as it is written first; undefined if the row lacks it. */
export const valueIn = (row: Row, name: string): unknown => {
  if (Object.hasOwn(row, name)) return row[name];
  const lower = name.toLowerCase();
  return Object.entries(row).find(([key]) => key.toLowerCase() === lower)?.[1];
};

/**
 * Restores the names of a row's fields from any letter case: ASP.NET writes whole documents in PascalCase where its serialiser is set so,
 * and some calls say `homeTeam…` for `hometeam…` (wire-format §3). A row that needs none of it is given back as it is.
 *
 * @param nested renames what is under a name
 */
export const withNamesInCase = (
  names: readonly string[],
  nested: Readonly<Record<string, (value: unknown) => unknown>> = {},
): ((row: unknown) => unknown) => {
  const known = new Map<string, KnownName>(
    names.map((name) => [name.toLowerCase(), { name, rename: nested[name] ?? null }]),
  );
  return (row) => {
    if (!t.UnknownRecord.is(row)) return row;
    let renamed: Record<string, unknown> | null = null;
    for (const key of Object.keys(row)) {
      const found = known.get(key.toLowerCase());
      if (found === undefined) continue;
      const value = found.rename === null ? row[key] : found.rename(row[key]);
      const isAsWritten = found.name === key && value === row[key];
      // Of two spellings the written one is read.
      if (isAsWritten || (found.name !== key && Object.hasOwn(row, found.name))) continue;
      renamed ??= { ...row };
      renamed[found.name] = value;
    }
    return renamed ?? row;
  };
};
