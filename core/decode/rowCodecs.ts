import { option } from 'fp-ts';
import * as t from 'io-ts';
import type { Side } from '../side.ts';
import { type CivilDate, isCivilDate, partsOf } from '../time/civilDate.ts';
import { readDay } from '../time/readDay.ts';
import { branded, missable, NumberLike, nullable, numberIn, withDefault } from './codecs.ts';
import { wellFormed } from './wellFormed.ts';

/** An optional number of which some values mean unknown. */
const knownNumber = <A extends number, O = A | null>(
  name: string,
  isKnown: (value: number) => boolean,
  read: (sent: number) => A,
  write: (value: A | null) => O,
): t.Type<A | null, O> =>
  missable(
    name,
    (u) => typeof u === 'number' && isKnown(u),
    (u) => {
      const sent = numberIn(u);
      if (sent === undefined) return undefined;
      const value = read(sent);
      return isKnown(value) ? value : null;
    },
    write,
  );

/** An optional id; the federation also writes 0 for none. */
export const optionalId = <B extends number>(brand: (value: number) => B): t.Type<B | null, B | null> =>
  knownNumber('id or null', (id) => id !== 0, brand, t.identity);

/** A required id. */
export const requiredId = <B extends number>(brand: (value: number) => B): t.Type<B, number> =>
  branded(NumberLike, brand);

/** A count or sum; missing is 0. May be negative (points after a deduction). */
export const Count = withDefault(NumberLike, 0);

/** A whole number that somebody reported; null for none, and for one that cannot be (reading 35). */
const reported = (name: string, least: number): t.Type<number | null, number | null> =>
  knownNumber<number>(name, (value) => Number.isInteger(value) && value >= least, t.identity, t.identity);

/** A count as reported; null where nobody reported one, and for a negative one or a fraction (reading 35). */
export const ReportedCount = reported('reported count', 0);

/** A sum as reported, negative after a deduction; null where nobody reported one, and for a fraction (reading 35). */
export const ReportedSum = reported('reported sum', Number.NEGATIVE_INFINITY);

/** A place in a table as reported, from 1; null where nobody reported one, and for one that is none. */
export const ReportedPlace = reported('reported place', 1);

/** An optional number. */
export const OptionalNumber = nullable(NumberLike);

/** A measure whose 0 and −1 mean unknown: height, spectators. */
export const KnownMeasure = knownNumber<number>(
  'known measure',
  (value) => value > 0,
  t.identity,
  t.identity,
);

/** A count whose −1 means unknown (reading 10); 0 is a count. */
export const KnownCount = knownNumber(
  'known count',
  (value) => value >= 0,
  t.identity<number>,
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

const isNo = (u: unknown): boolean =>
  u === false || u === 0 || (typeof u === 'string' && /^\s*(false|0)?\s*$/i.test(u));

/** A withdrawal; none where it is missing. Anything but a clear no is one, so that an odd value publishes nothing (reading 24). */
export const Withdrawal = new t.Type<boolean, boolean>(
  'withdrawal',
  t.boolean.is,
  (u) => t.success(u !== null && u !== undefined && !isNo(u)),
  (isWithdrawn) => isWithdrawn,
);

/** Before every match. */
const noDay = '1000-01-01' as CivilDate;

const isNotSet = (text: string): boolean =>
  /^(?:(?:0001-0?1-0?1|0?1[./-]0?1[./-]0001|9999-12-31|12\/31\/9999|31[./]12[./]9999)(?:\D.*)?)?$/.test(text);

/**
 * The last day on which something is published; null where it is missing, year 1 or the end of 9999, which mean that there is no limit. An odd value
 * publishes nothing (reading 24): it is before every match.
 */
export const LastDay = missable<CivilDate, string | null>(
  'last day',
  isCivilDate,
  (u) => {
    if (typeof u !== 'string') return noDay;
    const text = u.trim();
    if (isNotSet(text)) return null;
    return option.getOrElse(() => noDay)(readDay(text));
  },
  (day) => (day === null ? null : `${day}T00:00:00`),
);

const textOrNumber = (name: string): t.Type<string | null, string | null> =>
  missable(
    name,
    t.string.is,
    (u) => {
      if (typeof u === 'number' && Number.isFinite(u)) return String(u);
      return typeof u === 'string' ? wellFormed(u.trim()) || null : undefined;
    },
    t.identity,
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
    const items: readonly unknown[] = Array.isArray(u) ? u : [u ?? ''];
    return items.every((item) => typeof item === 'string' || typeof item === 'number')
      ? t.success(
          items.flatMap((item) => wellFormed(String(item)).split(',')).flatMap((item) => item.trim() || []),
        )
      : t.failure(u, context);
  },
  (items) => items.join(','),
);

/** The year alone of a date of birth (reading 25), which is a date in any form seen or a year; year 1 is "not set". */
export const BirthYear = missable<number, string | null>(
  'birth year',
  t.number.is,
  (u) => {
    if (typeof u !== 'string' && typeof u !== 'number') return undefined;
    const found = /^\s*(?:(\d{4})(?:$|\s|-\d{2}-\d{2})|\d{1,2}\/\d{1,2}\/(\d{4}))/.exec(String(u));
    const year = Number(found?.[1] ?? found?.[2] ?? 0);
    if (year > 1) return year;
    const day = option.toNullable(readDay(String(u)));
    return day === null ? null : partsOf(day).year;
  },
  (year) => (year === null ? null : String(year).padStart(4, '0')),
);

/** A share between 0 and 1, sent as a fraction or as a percentage (wire-format §3); null when missing or impossible. */
export const Share = knownNumber<number>(
  'share',
  (share) => share >= 0 && share <= 1,
  (sent) => (sent > 1 ? sent / 100 : sent),
  t.identity,
);

const hundredHours = 360_000;
const thousandMinutes = 60_000;

const within = (limit: number, seconds: number): number | null =>
  seconds >= 0 && seconds < limit ? seconds : null;

const isDuration = (u: unknown): boolean => typeof u === 'number' && u >= 0;

/** Playing time in seconds from a text `mm:ss` (or `h:mm:ss`) or a number of seconds; null when missing or anything else. */
export const PlayingTime = missable<number, string | null>(
  'playing time',
  isDuration,
  (u) => {
    if (typeof u === 'number') return Number.isInteger(u) ? within(hundredHours, u) : null;
    if (typeof u !== 'string') return undefined;
    const found = /^\s*(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s*$/.exec(u);
    if (found === null) return null;
    return within(hundredHours, Number(found[1] ?? 0) * 3_600 + Number(found[2]) * 60 + Number(found[3]));
  },
  (seconds) =>
    seconds === null
      ? null
      : `${Math.floor(seconds / 3_600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`,
);

/** Seconds played in the period, from the number MMSS (922 is 9:22, wire-format §3), its digits or `mm:ss`; else null. */
export const ElapsedTime = missable<number, number | null>(
  'elapsed time',
  isDuration,
  (u) => {
    if (typeof u !== 'number' && typeof u !== 'string') return undefined;
    const [, minutes, seconds, mmss] = /^\s*(?:(\d{1,3}):(\d{2})|(\d{1,5}))\s*$/.exec(String(u)) ?? [];
    if (mmss !== undefined) {
      return within(thousandMinutes, Math.floor(Number(mmss) / 100) * 60 + (Number(mmss) % 100));
    }
    return minutes === undefined ? null : within(thousandMinutes, Number(minutes) * 60 + Number(seconds));
  },
  (seconds) => (seconds === null ? null : Math.floor(seconds / 60) * 100 + (seconds % 60)),
);

/** A side as a letter: `H`, and `B` or `A` for away (specification §3); null for anything else. */
export const SideLetter = missable<Side, 'H' | 'B' | null>(
  'side',
  (u) => u === 'home' || u === 'away',
  (u) => {
    if (typeof u !== 'string') return undefined;
    const letter = u.trim().toUpperCase();
    return letter === 'H' ? 'home' : letter === 'A' || letter === 'B' ? 'away' : null;
  },
  (side) => (side === null ? null : side === 'home' ? 'H' : 'B'),
);
