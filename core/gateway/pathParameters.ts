import { MatchId, OrgId, PersonId, SeasonId, SportId, TeamId, TournamentId } from '../ids.ts';
import {
  type ListParameter,
  numeric,
  once,
  optional,
  type Parameter,
  repeated,
  usDate,
} from './parameter.ts';

/** The parameters of calls by the names that they have in paths: whatever is asked by one name is written in one way. */
const pathParameters = {
  matchId: numeric(MatchId),
  tournamentId: numeric(TournamentId),
  seasonId: numeric(SeasonId),
  sportId: numeric(SportId),
  teamId: numeric(TeamId),
  opponentId: numeric(TeamId),
  orgId: numeric(OrgId),
  /** Clubs, at most twenty in one call. */
  orgIds: repeated(numeric(OrgId), 20),
  personId: numeric(PersonId),
  year: numeric(Number),
  numberMatches: numeric(Number),
  date: usDate,
  since: usDate,
};

type PathParameters = typeof pathParameters;
type Name = keyof PathParameters;

/** What stands in braces: a parameter's name, with a `?` behind it where it may be left out. */
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

/** What a path is written of, by the names in its braces: null for one that is left out. */
export type ParametersOf<Path extends string> = {
  readonly [Slot in SlotOf<Path> as NameOf<Slot>]: ValueOf<Slot>;
};

/** A path whose parameters are all known. */
export type KnownPath<Path extends string> = SlotOf<Path> extends Name | `${Name}?` ? Path : never;

/** How the parameter in a path's braces is written and read. */
export const parameterOf = (slot: string): ListParameter<unknown> => {
  const mayLack = slot.endsWith('?');
  const parameter: Parameter<unknown> | ListParameter<unknown> = pathParameters[
    (mayLack ? slot.slice(0, -1) : slot) as Name
  ] as never;
  if ('readAll' in parameter) return parameter;
  return mayLack ? optional(parameter) : once(parameter);
};
