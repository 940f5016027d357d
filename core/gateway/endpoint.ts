import { either } from 'fp-ts';
import type { Body, OpenedBody } from '../decode/body.ts';
import type { Problem } from '../decode/problem.ts';
import { type LeaguePublication, nothingPublished } from '../league/season/publication.ts';
import type { Lifetime } from './lifetime.ts';
import type { KnownPath, ParametersOf } from './pathParameters.ts';
import { type PathTemplate, pathTemplate } from './pathTemplate.ts';
import type { Aspect, PublicationRule, Tie } from './publicationRule.ts';

/** Seasons and leagues are fetched with GET, all else is a POST that names its path (specification §7). */
export type GatewayMethod = 'GET' | 'POST';

/** What must be published so that a call is answered at all. */
export interface Gate {
  readonly tie: Tie;
  readonly aspect: Aspect;
}

/** An answer on its way out of the server. */
export interface OutgoingAnswer<A> {
  readonly value: A;
  /** What ties each of its rows to leagues; empty where they are not looked at one by one. */
  readonly ties: readonly (readonly Tie[])[];
  /**
   * The answer with nothing in it that is not read (reading 25), each row as the publication at its place lets it be shown (reading
   * 24). Undefined where the answer is one thing, and that may not be shown.
   */
  readonly under: (publications: readonly LeaguePublication[]) => unknown;
  /** What was wrong with rows that were read, and with those that were not. */
  readonly problems: readonly Problem[];
}

/** One call of specification §7: its path, read and written, what its answer means, how long it lives and what of it may leave. */
export interface Endpoint<P, A> extends PathTemplate<P> {
  readonly method: GatewayMethod;
  readonly decode: (body: unknown) => either.Either<readonly Problem[], A>;
  readonly lifetime: Lifetime;
  /** Whether the answer is no league's, so that everybody may have it. */
  readonly isOpen: boolean;
  /** What must be published so that the call is answered with more than `empty`; null where nothing must. */
  readonly gate: (params: P) => Gate | null;
  /** Reads an answer that is about to leave the server. */
  readonly outgoing: (body: unknown, params: P) => either.Either<readonly Problem[], OutgoingAnswer<A>>;
  /** The answer that says nothing. Undefined for an answer that is one thing. */
  readonly empty: unknown;
}

/** Reads an answer under its call's rule. */
const outgoingUnder =
  <P, A, R>({ open }: Body<A, R>, rule: PublicationRule<P, R>): Endpoint<P, A>['outgoing'] =>
  (body, params) =>
    either.map(({ value, rows, write, problems }: OpenedBody<A, R>): OutgoingAnswer<A> => {
      if (rule.scope !== 'rows') return { value, ties: [], under: () => write(rows), problems };
      const under = (publications: readonly LeaguePublication[]): unknown =>
        write(rows.flatMap((row, index) => rule.shown(row, publications[index] ?? nothingPublished) ?? []));
      return { value, ties: rows.map((row) => rule.tiesOf(row, params)), under, problems };
    })(open(body));

/** A call's method, and its path with the names of its parameters. */
type Route = `${GatewayMethod} ${string}`;

/** What a call is beside its route; all of it is required. */
export interface EndpointForm<P, A, R> {
  readonly body: Body<A, R>;
  readonly lifetime: Lifetime;
  readonly publication: PublicationRule<NoInfer<P>, NoInfer<R>>;
}

/** One row of the endpoint table, as `POST ta/TournamentMatches/?tournamentId={tournamentId}`: `pathParameters` knows all names. */
export const endpoint = <const R extends Route, A, Row>(
  route: KnownPath<R>,
  { body, lifetime, publication }: EndpointForm<ParametersOf<R>, A, Row>,
): Endpoint<ParametersOf<R>, A> => {
  const [method, path] = route.split(' ') as [GatewayMethod, string];
  return {
    ...pathTemplate<ParametersOf<R>>(path),
    method,
    decode: (answer) => either.map(({ value }: OpenedBody<A, Row>) => value)(body.open(answer)),
    lifetime,
    isOpen: publication.scope === 'everybody',
    gate: (params) =>
      publication.scope === 'call' ? { tie: publication.tieOf(params), aspect: publication.aspect } : null,
    outgoing: outgoingUnder(body, publication),
    empty: body.empty,
  };
};
