import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Side } from '../side.ts';
import { branded, NumberLike, nullable, withDefault } from './codecs.ts';
import { wellFormed } from './wellFormed.ts';

/** An optional id; the federation also writes 0 for none. */
export const optionalId = <B extends number>(brand: (value: number) => B): t.Type<B | null, B | null> =>
  new t.Type<B | null, B | null>(
    'id or null',
    (u): u is B | null => u === null || (typeof u === 'number' && u !== 0),
    (u, context) =>
      u === null || u === undefined
        ? t.success(null)
        : either.map((id: number) => (id === 0 ? null : brand(id)))(NumberLike.validate(u, context)),
    (id) => id,
  );

/** A required id. */
export const requiredId = <B extends number>(brand: (value: number) => B): t.Type<B, number> =>
  branded(NumberLike, brand);

/** A count or sum; missing is 0. May be negative (points after a deduction). */
export const Count = withDefault(NumberLike, 0);

/** An optional number. */
export const OptionalNumber = nullable(NumberLike);

/** A measure whose 0 and −1 mean unknown: height, spectators. */
export const KnownMeasure = new t.Type<number | null, number | null>(
  'known measure',
  (u): u is number | null => u === null || (typeof u === 'number' && u > 0),
  (u, context) =>
    u === null || u === undefined
      ? t.success(null)
      : either.map((value: number) => (value > 0 ? value : null))(NumberLike.validate(u, context)),
  (value) => value,
);

/** A count whose −1 means unknown (reading 10); 0 is a count. */
export const KnownCount = new t.Type<number | null, number>(
  'known count',
  (u): u is number | null => u === null || (typeof u === 'number' && u >= 0),
  (u, context) =>
    u === null || u === undefined
      ? t.success(null)
      : either.map((value: number) => (value >= 0 ? value : null))(NumberLike.validate(u, context)),
  (value) => value ?? -1,
);

const isYes = (u: unknown): boolean =>
  u === true || u === 1 || (typeof u === 'string' && /^\s*(true|1|c)\s*$/i.test(u));

/** A boolean, sent as one, as 1 and 0, or as a text (`true`, `1`, a captain's `C`); anything else, and missing, is false. */
export const Flag = new t.Type<boolean, boolean>(
  'flag',
  t.boolean.is,
  (u, context) =>
    typeof u === 'object' && u !== null && u !== undefined ? t.failure(u, context) : t.success(isYes(u)),
  (flag) => flag,
);

/**
 * Permission to show something; `fallback` where it is missing (specification §4, "true if unknown"). Anything but a clear yes is
 * no, so that an odd value publishes nothing (reading 24).
 */
export const permission = (fallback: boolean): t.Type<boolean, boolean> =>
  new t.Type<boolean, boolean>(
    'permission',
    t.boolean.is,
    (u) => t.success(u === null || u === undefined ? fallback : isYes(u)),
    (isPermitted) => isPermitted,
  );

const textOrNumber = (name: string): t.Type<string | null, string | null> =>
  new t.Type<string | null, string | null>(
    name,
    (u): u is string | null => u === null || typeof u === 'string',
    (u, context) => {
      if (u === null || u === undefined) return t.success(null);
      if (typeof u === 'number' && Number.isFinite(u)) return t.success(String(u));
      return typeof u === 'string'
        ? t.success(u.trim() === '' ? null : wellFormed(u.trim()))
        : t.failure(u, context);
    },
    (text) => text,
  );

/** A shirt number, sent as a text or a number. Kept as a text: `0` and `00` are two players in basketball. */
export const ShirtNumber = textOrNumber('shirt number');

/** A row's key, sent as a text or a number; kept as a text. */
export const RowKey = textOrNumber('row key');

/** Several shirt numbers or ids: a list or a comma-separated text (wire-format §3). Missing is none. */
export const Listed = new t.Type<readonly string[], string>(
  'listed',
  (u): u is readonly string[] => Array.isArray(u) && u.every((item) => typeof item === 'string'),
  (u, context) => {
    if (u === null || u === undefined) return t.success([]);
    const items: readonly unknown[] | null = Array.isArray(u)
      ? u
      : typeof u === 'string' || typeof u === 'number'
        ? String(u).split(',')
        : null;
    if (items === null) return t.failure(u, context);
    const written = items.every((item) => typeof item === 'string' || typeof item === 'number');
    return written
      ? t.success(
          items.flatMap((item) => wellFormed(String(item)).split(',')).flatMap((item) => item.trim() || []),
        )
      : t.failure(u, context);
  },
  (items) => items.join(','),
);

/**
 * The year of a date of birth (reading 25), from an ISO date, a US date or a year; year 1 is "not set". Only the year is written
 * back.
 */
export const BirthYear = new t.Type<number | null, string | null>(
  'birth year',
  (u): u is number | null => u === null || typeof u === 'number',
  (u, context) => {
    if (u === null || u === undefined) return t.success(null);
    if (typeof u !== 'string' && typeof u !== 'number') return t.failure(u, context);
    const found = /^\s*(?:(\d{4})(?:$|\s|-\d{2}-\d{2})|\d{1,2}\/\d{1,2}\/(\d{4}))/.exec(String(u));
    const year = Number(found?.[1] ?? found?.[2] ?? 0);
    return t.success(year > 1 ? year : null);
  },
  (year) => (year === null ? null : String(year).padStart(4, '0')),
);

/**
 * A share between 0 and 1, sent as a fraction or, if over 1, as a percentage (wire-format §3). Null when missing, negative, or
 * over 100.
 */
export const Share = new t.Type<number | null, number | null>(
  'share',
  (u): u is number | null => u === null || (typeof u === 'number' && u >= 0 && u <= 1),
  (u, context) =>
    u === null || u === undefined
      ? t.success(null)
      : either.map((value: number) => {
          const share = value > 1 ? value / 100 : value;
          return share >= 0 && share <= 1 ? share : null;
        })(NumberLike.validate(u, context)),
  (share) => share,
);

const hundredHours = 360_000;
const thousandMinutes = 60_000;

/** The seconds when below the limit and not negative; null otherwise. */
const within = (limit: number, seconds: number): number | null =>
  seconds >= 0 && seconds < limit ? seconds : null;

/** Playing time in seconds from a text `mm:ss` (or `h:mm:ss`) or a number of seconds; null when missing or anything else. */
export const PlayingTime = new t.Type<number | null, string | null>(
  'playing time',
  (u): u is number | null => u === null || (typeof u === 'number' && u >= 0),
  (u, context) => {
    if (u === null || u === undefined) return t.success(null);
    if (typeof u === 'number') return t.success(Number.isInteger(u) ? within(hundredHours, u) : null);
    if (typeof u !== 'string') return t.failure(u, context);
    const found = /^\s*(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s*$/.exec(u);
    return t.success(
      found === null
        ? null
        : within(hundredHours, Number(found[1] ?? 0) * 3_600 + Number(found[2]) * 60 + Number(found[3])),
    );
  },
  (seconds) =>
    seconds === null
      ? null
      : `${Math.floor(seconds / 3_600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`,
);

/**
 * Elapsed time of the period in seconds, from the number MMSS (922 is 9:22, wire-format §3), its digits or `mm:ss`; null when
 * missing or anything else.
 */
export const ElapsedTime = new t.Type<number | null, number | null>(
  'elapsed time',
  (u): u is number | null => u === null || (typeof u === 'number' && u >= 0),
  (u, context) => {
    if (u === null || u === undefined) return t.success(null);
    if (typeof u !== 'number' && typeof u !== 'string') return t.failure(u, context);
    const found = /^\s*(?:(\d{1,3}):(\d{2})|(\d{1,5}))\s*$/.exec(String(u));
    if (found === null) return t.success(null);
    const mmss = Number(found[3] ?? 0);
    return t.success(
      within(
        thousandMinutes,
        found[3] === undefined
          ? Number(found[1]) * 60 + Number(found[2])
          : Math.floor(mmss / 100) * 60 + (mmss % 100),
      ),
    );
  },
  (seconds) => (seconds === null ? null : Math.floor(seconds / 60) * 100 + (seconds % 60)),
);

/** A side as a letter: `H`, and `B` or `A` for away (specification §3); null for anything else. */
export const SideLetter = new t.Type<Side | null, 'H' | 'B' | null>(
  'side',
  (u): u is Side | null => u === null || u === 'home' || u === 'away',
  (u, context) => {
    if (u === null || u === undefined) return t.success(null);
    if (typeof u !== 'string') return t.failure(u, context);
    const letter = u.trim().toUpperCase();
    return t.success(letter === 'H' ? 'home' : letter === 'A' || letter === 'B' ? 'away' : null);
  },
  (side) => (side === null ? null : side === 'home' ? 'H' : 'B'),
);
