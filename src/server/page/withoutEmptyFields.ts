/** A JSON value without null fields, which decoders read like missing ones. */
export const withoutEmptyFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (inner !== null && inner !== undefined) kept[key] = withoutEmptyFields(inner);
  return kept;
};
