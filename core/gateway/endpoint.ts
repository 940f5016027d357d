import { either } from 'fp-ts';
import type { Body, OpenedBody } from '../decode/body.ts';
import { oncePerObject } from '../decode/once.ts';
import type { Problem } from '../decode/problem.ts';
import { type Aspect, type LeaguePublication, nothingPublished } from '../league/season/publication.ts';
import type { Lifetime } from './lifetime.ts';
import type { KnownPath, ParametersOf } from './pathParameters.ts';
import { type PathTemplate, pathTemplate } from './pathTemplate.ts';
import type { PublicationRule, Tie } from './publicationRule.ts';
import type { ViewedPart, VisitorView } from './visitorView.ts';

/** Seasons and leagues are fetched with GET, everything else with a POST whose path names it (specification §7). */
export type GatewayMethod = 'GET' | 'POST';

interface Gate {
  readonly tie: Tie;
  readonly aspect: Aspect;
}

/** An answer about to leave the server. */
export interface OutgoingAnswer<A> {
  readonly value: A;
  /** Ties of each row to leagues; empty where rows are not restricted one by one. */
  readonly ties: readonly (readonly Tie[])[];
  /**
   * Encodes the answer with only the fields that are read (reading 25), each row restricted by the publication at its index
   * (reading 24). Undefined where the answer is a single thing that may not be shown.
   */
  readonly writePublished: (publications: readonly LeaguePublication[]) => unknown;
  /** Problems of the rows that were read and of those that were rejected. */
  readonly problems: readonly Problem[];
}

/** One call of specification §7: its path, decoder, lifetime, publication rule, and what hidden results change. */
export interface Endpoint<P, A> extends PathTemplate<P> {
  readonly method: GatewayMethod;
  /** Decodes a body, once for each object: bodies are never changed. */
  readonly decode: (body: unknown) => either.Either<readonly Problem[], A>;
  readonly lifetime: Lifetime;
  /** The answer as a visitor sees it. A method, so that an endpoint of one answer passes for an endpoint of less. */
  viewed(view: VisitorView, answer: A): A;
  /** Whether the answer belongs to no league, so that anyone may have it. */
  readonly isOpen: boolean;
  /** What must be published before the call is answered with more than `empty`; null for nothing. */
  readonly gate: (params: P) => Gate | null;
  /** Decodes an answer that is about to leave the server. */
  readonly outgoing: (body: unknown, params: P) => either.Either<readonly Problem[], OutgoingAnswer<A>>;
  /** The empty answer. Undefined for an answer that is a single thing. */
  readonly empty: unknown;
}

const outgoingUnder =
  <P, A, R>({ open }: Body<A, R>, rule: PublicationRule<P, R>): Endpoint<P, A>['outgoing'] =>
  (body, params) =>
    either.map(({ value, rows, write, problems }: OpenedBody<A, R>): OutgoingAnswer<A> => {
      if (rule.scope !== 'rows') return { value, ties: [], writePublished: () => write(rows), problems };
      const writePublished = (publications: readonly LeaguePublication[]): unknown =>
        write(rows.flatMap((row, index) => rule.shown(row, publications[index] ?? nothingPublished) ?? []));
      return { value, ties: rows.map((row) => rule.tiesOf(row, params)), writePublished, problems };
    })(open(body));

type Route = `${GatewayMethod} ${string}`;

/** Everything about a call but its route; all of it is required. */
export interface EndpointForm<P, A, R> {
  readonly body: Body<A, R>;
  readonly lifetime: Lifetime;
  readonly publication: PublicationRule<NoInfer<P>, NoInfer<R>>;
  readonly viewed: ViewedPart<NoInfer<A>>;
}

/** A row of the endpoint table, as `POST ta/TournamentMatches/?tournamentId={tournamentId}`. */
export const endpoint = <const R extends Route, A, Row>(
  route: KnownPath<R>,
  { body, lifetime, publication, viewed }: EndpointForm<ParametersOf<R>, A, Row>,
): Endpoint<ParametersOf<R>, A> => {
  const [method, path] = route.split(' ') as [GatewayMethod, string];
  return {
    ...pathTemplate<ParametersOf<R>>(path),
    method,
    decode: oncePerObject((answer) =>
      either.map(({ value }: OpenedBody<A, Row>) => value)(body.open(answer)),
    ),
    lifetime,
    viewed: (view, answer) => (viewed === 'nothing' ? answer : viewed(view)(answer)),
    isOpen: publication.scope === 'everybody',
    gate: (params) =>
      publication.scope === 'call' ? { tie: publication.tieOf(params), aspect: publication.aspect } : null,
    outgoing: outgoingUnder(body, publication),
    empty: body.empty,
  };
};
