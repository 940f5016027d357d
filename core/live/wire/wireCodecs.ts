import * as t from 'io-ts';
import { wellFormed } from '../../decode/wellFormed.ts';
import { FederationText } from '../../federationText.ts';
import { PersonId } from '../../ids.ts';

/** What a field's names are: they leave only where the league publishes it (reading 43). */
export type NamesOf = 'teams' | 'referees';

/** How a field of a message is read, and what of it leaves the server. */
export interface WireField<A> {
  /** Reads any value; null where it is absent or of an unexpected type. */
  readonly read: (u: unknown) => A | null;
  /** The part of a value that is read, as JSON that reads the same; null for none (reading 43). */
  readonly shown: (u: unknown) => unknown;
  /** Null for a field without names of people. */
  readonly namesOf: NamesOf | null;
}

/**
 * A codec that never fails: a field that is absent, null or of an unexpected type is `null`, so that one bad field never
 * costs the message (reading 17). The raw message is kept besides.
 */
export class Lenient<A> extends t.Type<A | null, unknown> implements WireField<A> {
  readonly read: (u: unknown) => A | null;
  readonly shown: (u: unknown) => unknown;
  readonly namesOf: NamesOf | null;

  constructor(
    name: string,
    read: (u: unknown) => A | null,
    shown: (u: unknown) => unknown = read,
    namesOf: NamesOf | null = null,
  ) {
    super(
      name,
      (u): u is A | null => u === null || read(u) === u,
      (u) => t.success(read(u)),
      (a) => a,
    );
    this.read = read;
    this.shown = shown;
    this.namesOf = namesOf;
  }
}

const lenient = <A>(name: string, read: (u: unknown) => A | null): Lenient<A> => new Lenient(name, read);

/** Whether a value is a JSON object; the cheapest check comes first. */
export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' &&
  u !== null &&
  (Object.getPrototypeOf(u) === Object.prototype || t.UnknownRecord.is(u));

const readNumber = (u: unknown): number | null => {
  if (typeof u === 'number') return Number.isFinite(u) ? u : null;
  const value = typeof u === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(u) ? Number(u) : u;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** Reads a number within bounds, optionally only integers; null for any other (reading 17). */
const readBetween =
  (least: number, most: number, isWhole: boolean) =>
  (u: unknown): number | null => {
    const value = readNumber(u);
    if (value === null || value < least || value > most) return null;
    return isWhole && !Number.isInteger(value) ? null : value;
  };

const readId = readBetween(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, true);

const readText = (u: unknown): string | null => {
  if (typeof u !== 'string') return null;
  const text = wellFormed(u.trim());
  return text === '' ? null : text;
};

const readFlag = (u: unknown): boolean | null => {
  if (typeof u === 'boolean') return u;
  if (u === 1 || u === 'true') return true;
  return u === 0 || u === 'false' ? false : null;
};

/** The most entries read from a list. */
const mostPeople = 100;

/** The most seconds accepted for a period, more than in any sport. */
const longestPeriod = 7200;

const readPerson = (u: unknown): PersonId | null => {
  const id = readId(typeof u === 'object' && isRecord(u) ? u.Id : u);
  // The recorder writes 0 for nobody.
  return id === null || id === 0 ? null : PersonId(id);
};

const readPeople = (u: unknown): readonly PersonId[] | null => {
  const list: readonly unknown[] | null = Array.isArray(u)
    ? u
    : typeof u === 'string'
      ? u.split(',', mostPeople)
      : null;
  if (list === null) return null;
  const people: PersonId[] = [];
  for (const one of list.length > mostPeople ? list.slice(0, mostPeople) : list) {
    const id = readPerson(one);
    if (id !== null) people.push(id);
  }
  return people;
};

/** A number, also as digits in a string. */
export const WireNumber = lenient('number', readNumber);
/** An id of the federation: a whole number. */
export const WireId = lenient('id', readId);
/** Seconds of a period. */
export const WireSeconds = lenient('seconds', readBetween(0, longestPeriod, false));
/** A penalty's minutes, at most 60. */
export const WireMinutes = lenient('minutes', readBetween(0, 60, true));
/** A number of three digits at most, such as one on a shirt. */
export const WireSmall = lenient('small number', readBetween(0, 999, true));
/** Spectators, at most a million. */
export const WireAttendance = lenient('attendance', readBetween(0, 1_000_000, true));
/** A required row id. */
export const RowId = new t.Type<number>(
  'row id',
  (u): u is number => Number.isSafeInteger(u),
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) ? t.success(u) : t.failure(u, context)),
  (id) => id,
);
/** A trimmed text; null where blank. */
export const WireText = lenient('text', readText);
/** Words of the reporter; null where blank. */
export const WireFederationText = lenient('text', (u) => {
  const text = readText(u);
  return text === null ? null : FederationText(text);
});
/** True and false, also as 1 and 0. */
export const WireFlag = lenient('flag', readFlag);
/** A person's id, also inside an object that has one. */
export const WirePerson = lenient('person', readPerson);
/** Person ids: a list of numbers or objects, or comma-separated numbers (wire-format §3). */
export const WirePeople = lenient('people', readPeople);
/** The clock's minutes and seconds, such as `07:22`. */
export const WireClockTime = lenient('clock time', (u) => {
  const text = readText(u);
  return text !== null && /^\d{1,3}:\d{2}$/.test(text) ? text : null;
});
/** A side: `H` is home, `A` and `B` are away (specification §3). */
export const WireTeam = lenient('team', (u) => {
  const text = readText(u);
  return text === 'H' || text === 'A' || text === 'B' ? text : null;
});

interface Field {
  readonly name: string;
  readonly codec: t.Mixed;
  /** The reader of a field that accepts any value; null for others. */
  readonly read: ((value: unknown) => unknown) | null;
}

const fieldsOf = (props: t.Props): readonly Field[] =>
  Object.entries(props).map(([name, codec]) => ({
    name,
    codec,
    read: codec instanceof Lenient ? codec.read : null,
  }));

/**
 * A reader equivalent to the schema's io-ts `decode`, with null for a failure and without unknown fields. It skips io-ts's
 * error paths, which are unused here and cost more than parsing the text.
 */
export const wireReader = <P extends t.Props>(
  schema: t.TypeC<P>,
): ((sent: unknown) => t.TypeOf<t.TypeC<P>> | null) => {
  const fields = fieldsOf(schema.props);
  // Copied for each result, so that all have the same field order (one hidden class in V8).
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(fields.map(({ name }) => [name, null]));
  return (sent) => {
    if (!isRecord(sent)) return null;
    const made: Record<string, unknown> = { ...blank };
    for (const { name, codec, read } of fields) {
      const value = sent[name];
      if (read !== null) made[name] = read(value);
      else if (codec.is(value)) made[name] = value;
      else return null;
    }
    // Each field was read by the schema's codec.
    return made as t.TypeOf<t.TypeC<P>>;
  };
};

const readList = (u: unknown): readonly unknown[] | null => {
  if (!Array.isArray(u)) return null;
  return u.length > mostPeople ? u.slice(0, mostPeople) : u;
};

/** The fields of a row that were sent, as they are read. */
const sentFields = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** A list of any values, limited in length; its rows are read one by one, and leave as far as the schema reads them. */
export const wireRows = <P extends t.Props>(
  row: t.TypeC<P>,
  namesOf: NamesOf | null,
): Lenient<readonly unknown[]> => {
  const readRow = wireReader(row);
  return new Lenient(
    'list',
    readList,
    (u) =>
      readList(u)?.flatMap((sent) => {
        const read = readRow(sent);
        return read === null ? [] : [sentFields(read)];
      }) ?? null,
    namesOf,
  );
};
