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

/** The parameters of calls by name; a name is written in the same way in every path. */
const pathParameters = {
  matchId: numeric(MatchId),
  tournamentId: numeric(TournamentId),
  seasonId: numeric(SeasonId),
  sportId: numeric(SportId),
  teamId: numeric(TeamId),
  opponentId: numeric(TeamId),
  orgId: numeric(OrgId),
  /** Clubs, at most twenty a call. */
  orgIds: repeated(numeric(OrgId), 20),
  personId: numeric(PersonId),
  year: numeric(Number),
  numberMatches: numeric(Number),
  date: usDate,
  since: usDate,
};

type PathParameters = typeof pathParameters;
type Name = keyof PathParameters;

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
