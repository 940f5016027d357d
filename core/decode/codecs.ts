import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { FederationText, lettersOf } from '../federationText.ts';
import { type CivilDate, isCivilDate } from '../time/civilDate.ts';
import { readDay } from '../time/readDay.ts';
import { hhmmOf, isTimeOfDay, readHhmm, type TimeOfDay } from '../time/timeOfDay.ts';
import { wellFormed } from './wellFormed.ts';

/** A text without the padding blanks of the federation (wire-format §3). */
export const Text = new t.Type<string, string>(
  'text',
  t.string.is,
  (u, context) => (typeof u === 'string' ? t.success(wellFormed(u.trim())) : t.failure(u, context)),
  (text) => text,
);

/** A value that may be missing: null and absent are null, all else is what `read` gives, undefined for a failure. */
export const missable = <A, O>(
  name: string,
  is: (value: unknown) => boolean,
  read: (sent: unknown) => A | null | undefined,
  write: (value: A | null) => O,
): t.Type<A | null, O> =>
  new t.Type<A | null, O>(
    name,
    (u): u is A | null => u === null || is(u),
    (u, context) => {
      const value = u === null || u === undefined ? null : read(u);
      return value === undefined ? t.failure(u, context) : t.success(value);
    },
    write,
  );

const federationTextIn = (sent: string): FederationText | null => {
  const text = wellFormed(sent.trim());
  return text === '' ? null : FederationText(text);
};

/** An optional text: null, absent and blank become null. */
export const OptionalText = missable<string, string | null>(
  'text or null',
  t.string.is,
  (u) => (typeof u === 'string' ? wellFormed(u.trim()) || null : undefined),
  t.identity,
);

/** Optional words of the federation: null, absent and blank become null. */
export const OptionalFederationText = missable<FederationText, string | null>(
  'text or null',
  t.string.is,
  (u) => (typeof u === 'string' ? federationTextIn(u) : undefined),
  (text) => (text === null ? null : lettersOf(text)),
);

/** The number of a value sent as one or as digits, with a Norwegian decimal comma too; undefined for anything else. */
export const numberIn = (u: unknown): number | undefined => {
  const value =
    typeof u === 'string' && /^\s*-?\d+(\.\d+|,\d{1,2})?\s*$/.test(u) ? Number(u.replace(',', '.')) : u;
  // Zero replaces −0, whose minus would be displayed.
  return typeof value === 'number' && Number.isFinite(value) ? value || 0 : undefined;
};

/** A finite number, sent as a number or as digits: `201061` and `"201061"` are the same (reading 7). */
export const NumberLike = new t.Type<number, number>(
  'number',
  (u): u is number => typeof u === 'number' && Number.isFinite(u),
  (u, context) => {
    const value = numberIn(u);
    return value === undefined ? t.failure(u, context) : t.success(value);
  },
  t.identity,
);

/** The inner codec of a wrapping one, from which a schema gives both a decoder and a generator. */
interface Wrapping {
  readonly inner: t.Mixed;
  /** Whether null and absent are read as well. */
  readonly mayBeAbsent: boolean;
}

const wrapping = <C extends t.Mixed>(codec: C, inner: t.Mixed, mayBeAbsent: boolean): C =>
  Object.assign(codec, { wrapping: { inner, mayBeAbsent } satisfies Wrapping });

/** The codec wrapped by `nullable`, `withDefault` or `branded`; undefined for any other codec. */
export const wrappingOf = (codec: t.Mixed): Wrapping | undefined =>
  'wrapping' in codec ? (codec.wrapping as Wrapping) : undefined;

/** An optional value: null and absent become null. */
export const nullable = <A, O>(codec: t.Type<A, O>): t.Type<A | null, O | null> =>
  wrapping(
    new t.Type<A | null, O | null>(
      `${codec.name} or null`,
      (u): u is A | null => u === null || codec.is(u),
      (u, context) => (u === null || u === undefined ? t.success(null) : codec.validate(u, context)),
      (a) => (a === null ? null : codec.encode(a)),
    ),
    codec,
    true,
  );

/** A value with a default for null and absent. */
export const withDefault = <A, O>(codec: t.Type<A, O>, value: A): t.Type<A, O> =>
  wrapping(
    new t.Type<A, O>(
      codec.name,
      codec.is,
      (u, context) => (u === null || u === undefined ? t.success(value) : codec.validate(u, context)),
      codec.encode,
    ),
    codec,
    true,
  );

/** The same wire value under a brand. */
export const branded = <A, B extends A, O>(codec: t.Type<A, O>, brand: (a: A) => B): t.Type<B, O> =>
  wrapping(
    new t.Type<B, O>(
      codec.name,
      (u): u is B => codec.is(u),
      (u, context) => either.map(brand)(codec.validate(u, context)),
      codec.encode,
    ),
    codec,
    false,
  );

/** A date in any form seen; null, years 1 and 9999 and days that do not exist mean "not set" (reading 10). */
export const OptionalDate = missable<CivilDate, string | null>(
  'date or null',
  isCivilDate,
  (u) => (typeof u === 'string' ? option.toNullable(readDay(u)) : undefined),
  (date) => (date === null ? null : `${date}T00:00:00`),
);

/** An hhmm number; 0 and impossible times mean "not set" (reading 10). */
export const OptionalHhmm = missable<TimeOfDay, number>(
  'hhmm number',
  isTimeOfDay,
  (u) => {
    const hhmm = numberIn(u);
    return hhmm === undefined ? undefined : option.toNullable(readHhmm(hhmm));
  },
  (time) => (time === null ? 0 : hhmmOf(time)),
);
