import { isRecord } from '../wire/wireCodecs.ts';

/** A difference between two values. */
export interface Difference {
  /** Its path, such as `score.home`. */
  readonly path: string;
  /** The first's value there; undefined where missing. */
  readonly one: unknown;
  /** The second's value there. */
  readonly other: unknown;
}

/** A value's members by name; null for a leaf. */
const membersOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [String(key), member]));
  if (value instanceof Set) return new Map([...value].map((member) => [String(member), true]));
  if (Array.isArray(value)) return new Map(value.map((member: unknown, index) => [String(index), member]));
  return isRecord(value) ? new Map(Object.entries(value)) : null;
};

/** All differences between two values, through records, lists, maps and sets. */
export const differencesBetween = (one: unknown, other: unknown, path = ''): readonly Difference[] => {
  if (Object.is(one, other)) return [];
  const [own, others] = [membersOf(one), membersOf(other)];
  if (own === null || others === null) return [{ path, one, other }];
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((name) =>
    differencesBetween(own.get(name), others.get(name), path === '' ? name : `${path}.${name}`),
  );
};
