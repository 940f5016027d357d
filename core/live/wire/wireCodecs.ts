import * as t from 'io-ts';
import { wellFormed } from '../../decode/wellFormed.ts';
import { PersonId } from '../../ids.ts';

/**
 * A codec of a live message's field. A field that is absent, null or of another type than expected is `null`: one bad
 * field never costs the message (reading 17), and what was sent stays beside the reading as it came.
 */
export class Lenient<A> extends t.Type<A | null, unknown> {
  /** What a value, whatever it is, is read as. */
  readonly read: (u: unknown) => A | null;

  constructor(name: string, read: (u: unknown) => A | null) {
    super(
      name,
      (u): u is A | null => u === null || read(u) === u,
      (u) => t.success(read(u)),
      (a) => a,
    );
    this.read = read;
  }
}

const lenient = <A>(name: string, read: (u: unknown) => A | null): Lenient<A> => new Lenient(name, read);

/** Whether a value is a JSON object, asked first in the way that costs least. */
export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' &&
  u !== null &&
  (Object.getPrototypeOf(u) === Object.prototype || t.UnknownRecord.is(u));

const readNumber = (u: unknown): number | null => {
  if (typeof u === 'number') return Number.isFinite(u) ? u : null;
  const value = typeof u === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(u) ? Number(u) : u;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** A number that is a whole one where it is to be, and lies between two others; null for any other (reading 17). */
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

/** More people than this are in no list of a match: those after them are not read. */
const mostPeople = 100;

/** Seconds of the longest period that is believed; no sport's lasts as long. */
const longestPeriod = 7200;

const readPerson = (u: unknown): PersonId | null => {
  const id = readId(typeof u === 'object' && isRecord(u) ? u.Id : u);
  // The recorder writes 0 where nobody is meant.
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
/** A penalty's minutes: of the sums in which penalties are reported none is as long as the match. */
export const WireMinutes = lenient('minutes', readBetween(0, 60, true));
/** A number of three digits at most, such as one on a shirt. */
export const WireSmall = lenient('small number', readBetween(0, 999, true));
/** Spectators: more than a million are in no hall. */
export const WireAttendance = lenient('attendance', readBetween(0, 1_000_000, true));
/** An id without which a row is none. */
export const RowId = new t.Type<number>(
  'row id',
  (u): u is number => Number.isSafeInteger(u),
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) ? t.success(u) : t.failure(u, context)),
  (id) => id,
);
/** A text without the blanks the federation pads it with; blank is none. */
export const WireText = lenient('text', readText);
/** True and false, also as 1 and 0. */
export const WireFlag = lenient('flag', readFlag);
/** A person's id, also inside an object that has one. */
export const WirePerson = lenient('person', readPerson);
/** Persons' ids: a list of numbers or objects, or numbers with commas between (wire-format §3). */
export const WirePeople = lenient('people', readPeople);
/** A list of whatever, no longer than a match's lists are; its members are read one by one. */
export const WireList = lenient<readonly unknown[]>('list', (u) => {
  if (!Array.isArray(u)) return null;
  return u.length > mostPeople ? u.slice(0, mostPeople) : u;
});
