import { option, readonlyNonEmptyArray } from 'fp-ts';
import { type CivilDate, civilDate, dateOfEpochDay, epochDayOf, partsOf } from '../time/civilDate.ts';

/** Writes a call's parameter into its path and reads it back. */
export interface Parameter<A> {
  readonly write: (value: A) => string;
  /** None for any text that `write` never gives: a path is rebuilt, never passed on. */
  readonly read: (text: string) => option.Option<A>;
}

/** An id or a count: one to ten digits. */
export const numeric = <A extends number>(brand: (value: number) => A): Parameter<A> => ({
  write: (value) => String(value),
  read: (text) => (/^\d{1,10}$/.test(text) ? option.some(brand(Number(text))) : option.none),
});

/** A day in US order, `m/d/yyyy`, as `ta/ScheduledMatchesBySport` takes it (specification §7). */
export const usDate: Parameter<CivilDate> = {
  write: (date) => {
    const { year, month, day } = partsOf(date);
    return `${month}/${day}/${year}`;
  },
  read: (text) => {
    const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
    if (found === null) return option.none;
    const parts = { month: Number(found[1]), day: Number(found[2]), year: Number(found[3]) };
    const date = civilDate(parts);
    return dateOfEpochDay(epochDayOf(parts)) === date ? option.some(date) : option.none;
  },
};

/** A query parameter that may be left out or repeated. */
export interface ListParameter<A> {
  readonly writeAll: (value: A) => readonly string[];
  /** None for any texts that `writeAll` never gives. */
  readonly readAll: (texts: readonly string[]) => option.Option<A>;
}

/** An optional parameter; null when left out. */
export const optional = <A>({ write, read }: Parameter<A>): ListParameter<A | null> => ({
  writeAll: (value) => (value === null ? [] : [write(value)]),
  readAll: (texts) => {
    const [text, ...rest] = texts;
    if (text === undefined) return option.some(null);
    return rest.length > 0 ? option.none : read(text);
  },
});

/** A parameter that comes once to `most` times: `orgIds=1&orgIds=2`. */
export const repeated = <A>(
  { write, read }: Parameter<A>,
  most: number,
): ListParameter<readonlyNonEmptyArray.ReadonlyNonEmptyArray<A>> => ({
  writeAll: readonlyNonEmptyArray.map(write),
  readAll: (texts) =>
    texts.length > most
      ? option.none
      : option.chain(readonlyNonEmptyArray.fromReadonlyArray<A>)(option.sequenceArray(texts.map(read))),
});

/** A parameter that comes exactly once. */
export const once = <A>({ write, read }: Parameter<A>): ListParameter<A> => ({
  writeAll: (value) => [write(value)],
  readAll: (texts) => {
    const [text, ...rest] = texts;
    return text === undefined || rest.length > 0 ? option.none : read(text);
  },
});
