import { either } from 'fp-ts';
import type { Body, OpenedBody } from '../decode/body.ts';
import type { Problem } from '../decode/problem.ts';
import { type Aspect, type LeaguePublication, nothingPublished } from '../league/match/publication.ts';
import type { Endpoint } from './endpoint.ts';
import type { PublicationRule, Tie } from './publicationRule.ts';

interface Gate {
  readonly tie: Tie;
  readonly aspects: readonly Aspect[];
}

/** What must be published before the call is answered with more than its empty answer; null for nothing. */
export const gateOf = <P, A>({ published }: Endpoint<P, A>, params: P): Gate | null =>
  published((_body, rule) =>
    rule.scope === 'call' ? { tie: rule.tieOf(params), aspects: rule.aspects } : null,
  );

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

const outgoingUnder =
  <P, A, R>(rule: PublicationRule<P, R>, params: P) =>
  ({ value, rows, write, problems }: OpenedBody<A, R>): OutgoingAnswer<A> => {
    if (rule.scope === 'everybody' || rule.shown === null) {
      return { value, ties: [], writePublished: () => write(rows), problems };
    }
    const { shown } = rule;
    const writePublished = (publications: readonly LeaguePublication[]): unknown =>
      write(rows.flatMap((row, index) => shown(row, publications[index] ?? nothingPublished) ?? []));
    const tiesOf = rule.scope === 'rows' ? rule.tiesOf : () => [rule.tieOf(params)];
    return { value, ties: rows.map((row) => tiesOf(row, params)), writePublished, problems };
  };

/** Decodes an answer that is about to leave the server. */
export const outgoingAnswer = <P, A>(
  { published }: Pick<Endpoint<P, A>, 'published'>,
  body: unknown,
  params: P,
): either.Either<readonly Problem[], OutgoingAnswer<A>> =>
  published(<R>({ open }: Body<A, R>, rule: PublicationRule<P, R>) =>
    either.map(outgoingUnder<P, A, R>(rule, params))(open(body)),
  );
