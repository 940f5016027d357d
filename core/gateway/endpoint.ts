import { either } from 'fp-ts';
import type { Body, OpenedBody } from '../decode/body.ts';
import { oncePerObject } from '../decode/once.ts';
import type { Problem } from '../decode/problem.ts';
import type { Lifetime } from './lifetime.ts';
import type { KnownPath, ParametersOf } from './pathParameters.ts';
import { type PathTemplate, pathTemplate } from './pathTemplate.ts';
import type { PublicationRule } from './publicationRule.ts';
import type { ViewedPart, VisitorView } from './visitorView.ts';

/** Seasons and leagues are fetched with GET, everything else with a POST whose path names it (specification §7). */
export type GatewayMethod = 'GET' | 'POST';

/** One call of specification §7: its path, decoder, lifetime, publication rule, and what hidden results change. */
export interface Endpoint<P, A> extends PathTemplate<P> {
  readonly method: GatewayMethod;
  /** Decodes a body, once for each object: bodies are never changed. */
  readonly decode: (body: unknown) => either.Either<readonly Problem[], A>;
  /** Reads the rows of a body, some in each step, so that `decode` finds them read (`Body.steps`). */
  readonly steps: (body: unknown) => Iterable<void>;
  readonly lifetime: Lifetime;
  /** The answer as a visitor sees it. A method, so that an endpoint of one answer passes for an endpoint of less. */
  viewed(view: VisitorView, answer: A, params: P): A;
  /** Whether the answer belongs to no league, so that anyone may have it. */
  readonly isOpen: boolean;
  /** Applies `use` to the body and the publication rule, whose rows have a type of their own. */
  readonly published: <T>(use: <R>(body: Body<A, R>, rule: PublicationRule<P, R>) => T) => T;
  /** The empty answer. Undefined for an answer that is a single thing. */
  readonly empty: unknown;
  /** Whether a body is an answer that holds nothing at all. */
  readonly isEmpty: (body: unknown) => boolean;
}

type Route = `${GatewayMethod} ${string}`;

/** Everything about a call but its route; all of it is required. */
export interface EndpointForm<P, A, R> {
  readonly body: Body<A, R>;
  readonly lifetime: Lifetime;
  readonly publication: PublicationRule<NoInfer<P>, NoInfer<R>>;
  readonly viewed: ViewedPart<NoInfer<P>, NoInfer<A>>;
}

/** A row of the endpoint table, as `POST ta/TournamentMatches/?tournamentId={tournamentId}`. */
export const endpoint = <const R extends Route, A, Row>(
  route: KnownPath<R>,
  { body, lifetime, publication, viewed }: EndpointForm<ParametersOf<R>, A, Row>,
): Endpoint<ParametersOf<R>, A> => {
  const [method, path] = route.split(' ') as [GatewayMethod, string];
  const open = oncePerObject(body.open);
  return {
    ...pathTemplate<ParametersOf<R>>(path),
    method,
    decode: oncePerObject((answer) => either.map(({ value }: OpenedBody<A, Row>) => value)(open(answer))),
    steps: body.steps,
    lifetime,
    viewed: (view, answer, params) => (viewed === 'nothing' ? answer : viewed(view)(answer, params)),
    isOpen: publication.scope === 'everybody',
    published: (use) => use({ ...body, open }, publication),
    empty: body.empty,
    isEmpty: (answer) => {
      const opened = open(answer);
      return either.isRight(opened) && opened.right.isEmpty;
    },
  };
};
