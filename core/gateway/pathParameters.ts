import { option, readonlyNonEmptyArray } from 'fp-ts';
import { MatchId, OrgId, PersonId, SeasonId, SportId, TeamId, TournamentId } from '../ids.ts';
import { Serial } from '../live/log/timeToken.ts';
import { allowedDelay } from '../site/viewing.ts';
import { type CivilDate, partsOf, readUsDate } from '../time/civilDate.ts';

/** Writes a call's parameter into its path and reads it back. */
interface Parameter<A> {
  readonly write: (value: A) => string;
  /** None for any text that `write` never gives: a path is rebuilt, never passed on. */
  readonly read: (text: string) => option.Option<A>;
}

/** An id or a count: one to ten digits. */
const numeric = <A extends number>(brand: (value: number) => A): Parameter<A> => ({
  write: (value) => String(value),
  read: (text) => (/^\d{1,10}$/.test(text) ? option.some(brand(Number(text))) : option.none),
});

/** A day in US order, `m/d/yyyy`, as `ta/ScheduledMatchesBySport` takes it (specification §7). */
const usDate: Parameter<CivilDate> = {
  write: (date) => {
    const { year, month, day } = partsOf(date);
    return `${month}/${day}/${year}`;
  },
  read: (text) => (text.includes(' ') ? option.none : readUsDate(text)),
};

/** A visitor's delay, in seconds. */
const delay: Parameter<number> = {
  write: String,
  read: (text) =>
    /^\d{1,4}$/.test(text) && allowedDelay(Number(text)) === Number(text)
      ? option.some(Number(text))
      : option.none,
};

/** A message's place in its channel, of our own channel or the hosted service's. */
const serial: Parameter<Serial> = {
  write: String,
  read: (text) => (/^[\w@:-]{1,80}$/.test(text) ? option.some(Serial(text)) : option.none),
};

/** A query parameter that may be left out or repeated. */
export interface ListParameter<A> {
  readonly writeAll: (value: A) => readonly string[];
  /** None for any texts that `writeAll` never gives. */
  readonly readAll: (texts: readonly string[]) => option.Option<A>;
}

/** An optional parameter; null when left out. */
const optional = <A>({ write, read }: Parameter<A>): ListParameter<A | null> => ({
  writeAll: (value) => (value === null ? [] : [write(value)]),
  readAll: (texts) => {
    const [text, ...rest] = texts;
    if (text === undefined) return option.some(null);
    return rest.length > 0 ? option.none : read(text);
  },
});

/**
 * Ids that come once to `most` times in any order, and are written each once in ascending order, so that one set has one path:
 * `orgIds=1&orgIds=2`.
 */
const repeated = <A extends number>(
  { write, read }: Parameter<A>,
  most: number,
): ListParameter<readonlyNonEmptyArray.ReadonlyNonEmptyArray<A>> => ({
  writeAll: (ids) => [...new Set(ids)].toSorted((a, b) => a - b).map(write),
  readAll: (texts) =>
    texts.length > most
      ? option.none
      : option.chain(readonlyNonEmptyArray.fromReadonlyArray<A>)(option.sequenceArray(texts.map(read))),
});

/** A parameter that comes exactly once. */
const once = <A>({ write, read }: Parameter<A>): ListParameter<A> => ({
  writeAll: (value) => [write(value)],
  readAll: (texts) => {
    const [text, ...rest] = texts;
    return text === undefined || rest.length > 0 ? option.none : read(text);
  },
});

/** The parameters of calls by name; a name is written in the same way in every path. */
const pathParameters = {
  matchId: numeric(MatchId),
  tournamentId: numeric(TournamentId),
  seasonId: numeric(SeasonId),
  sportId: numeric(SportId),
  teamId: numeric(TeamId),
  opponentId: numeric(TeamId),
  /** A player's team or its club: the specification leaves open which. */
  orgId: numeric(OrgId),
  /** The organisation that owns a sport's incident types: `sfOrgId` on the wire. */
  incidentsOrgId: numeric(OrgId),
  /** The organisation of a federation's transfers: `sfOrgId` on the wire. */
  transfersOrgId: numeric(OrgId),
  /** Clubs, at most twenty a call. */
  orgIds: repeated(numeric(OrgId), 20),
  personId: numeric(PersonId),
  year: numeric(Number),
  numberMatches: numeric(Number),
  /** Seconds by which a visitor's page lags behind the reports. */
  behind: delay,
  date: usDate,
  since: usDate,
  through: serial,
};

type PathParameters = typeof pathParameters;
type Name = keyof PathParameters;

/** A value for every parameter of the calls: what writes a path of each. */
export type EveryParameter = { readonly [Slot in Name]: ValueOf<Slot> };

/** The text in braces: a parameter's name, followed by `?` if optional. */
type SlotOf<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotOf<Rest>
  : never;

type NameOf<Slot extends string> = Slot extends `${infer Optional}?` ? Optional : Slot;

type ValueOf<Slot extends string> = Slot extends Name
  ? PathParameters[Slot] extends Parameter<infer A> | ListParameter<infer A>
    ? A
    : never
  : Slot extends `${infer Optional}?`
    ? ValueOf<Optional> | null
    : never;

/** The parameters of a path by the names in its braces; null for an omitted one. */
export type ParametersOf<Path extends string> = {
  readonly [Slot in SlotOf<Path> as NameOf<Slot>]: ValueOf<Slot>;
};

/** A path whose parameters are all defined. */
export type KnownPath<Path extends string> = SlotOf<Path> extends Name | `${Name}?` ? Path : never;

/** The parameter in a path's braces. */
export const parameterOf = (slot: string): ListParameter<unknown> => {
  const isOptional = slot.endsWith('?');
  const parameter: Parameter<unknown> | ListParameter<unknown> = pathParameters[
    (isOptional ? slot.slice(0, -1) : slot) as Name
  ] as never;
  if ('readAll' in parameter) return parameter;
  return isOptional ? optional(parameter) : once(parameter);
};
