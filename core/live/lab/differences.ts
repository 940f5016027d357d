import { isRecord } from '../wire/wireCodecs.ts';

/** A place in which two values differ. */
export interface Difference {
  /** The names that lead to it, with dots between them: `score.home`. */
  readonly path: string;
  /** What the first has there; undefined for nothing. */
  readonly one: unknown;
  /** What the second has there. */
  readonly other: unknown;
}

/** What a value holds by name, if it holds anything. */
const membersOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [String(key), member]));
  if (value instanceof Set) return new Map([...value].map((member) => [String(member), true]));
  if (Array.isArray(value)) return new Map(value.map((member: unknown, index) => [String(index), member]));
  return isRecord(value) ? new Map(Object.entries(value)) : null;
};

/** Every place in which two values differ: in records, lists, maps by key and sets, as deep as they go. */
export const differencesBetween = (one: unknown, other: unknown, path = ''): readonly Difference[] => {
  if (Object.is(one, other)) return [];
  const [own, others] = [membersOf(one), membersOf(other)];
  if (own === null || others === null) return [{ path, one, other }];
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((name) =>
    differencesBetween(own.get(name), others.get(name), path === '' ? name : `${path}.${name}`),
  );
};
