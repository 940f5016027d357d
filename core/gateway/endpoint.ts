import { either, option } from 'fp-ts';
import type { Branded } from '../brand.ts';
import type { Body, OpenedBody } from '../decode/body.ts';
import type { Problem } from '../decode/problem.ts';
import { type LeaguePublication, nothingPublished } from '../league/season/publication.ts';
import type { Lifetime } from './lifetime.ts';
import { type ListParameter, once, type Parameter } from './parameter.ts';
import type { Aspect, PublicationRule, Tie } from './publicationRule.ts';

/** A path as the federation spells it, with its query, without host or leading slash. Made by endpoints alone. */
export type GatewayPath = Branded<string, 'GatewayPath'>;

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
export interface Endpoint<P, A> {
  /** The path without its parameters, for caches, logs and tests. */
  readonly name: string;
  readonly method: GatewayMethod;
  readonly write: (params: P) => GatewayPath;
  /** Recognises a path, whatever its case; none when it is another call's or holds anything that is not a parameter. */
  readonly read: (path: string) => option.Option<P>;
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

type Parameters<P> = { readonly [K in keyof P]: Parameter<P[K]> | ListParameter<P[K]> };

/** A pair of a template's query: a parameter, or a text that is always the same (`images=false`). */
type QueryPiece<P> =
  | { readonly type: 'slot'; readonly key: string; readonly slot: keyof P }
  | { readonly type: 'fixed'; readonly key: string; readonly value: string };

interface Template<P> {
  /** Literal text and parameter names by turns, the literal first. */
  readonly path: readonly (string | keyof P)[];
  readonly query: readonly QueryPiece<P>[];
}

const parseTemplate = <P>(template: string): Template<P> => {
  const [path = '', query = ''] = template.split('?');
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  return {
    path: path.split(/\{(\w+)\}/),
    query: pairs.map(([key = '', value = '']) =>
      value.startsWith('{')
        ? { type: 'slot', key, slot: value.slice(1, -1) as keyof P }
        : { type: 'fixed', key, value },
    ),
  };
};

const escaped = (literal: string): string => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (pieces: readonly unknown[]): RegExp =>
  new RegExp(
    `^${pieces.map((piece, i) => (i % 2 === 0 ? escaped(String(piece)) : '([^/?&#]+)')).join('')}$`,
    'i',
  );

/** The texts of a query by their names in lower case; null when it is none, as the empty one after a lone `?`. */
const queryTexts = (query: string | undefined): ReadonlyMap<string, readonly string[]> | null => {
  const texts = new Map<string, string[]>();
  if (query === undefined) return texts;
  for (const pair of query.split('&')) {
    const [key = '', value, ...others] = pair.split('=');
    if (value === undefined || others.length > 0) return null;
    const name = key.toLowerCase();
    texts.set(name, [...(texts.get(name) ?? []), value]);
  }
  return texts;
};

const listed = <A>(parameter: Parameter<A> | ListParameter<A>): ListParameter<A> =>
  'readAll' in parameter ? parameter : once(parameter);

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

/** What a call is made of; all of it is required. */
export interface EndpointForm<P, A, R> {
  readonly method: GatewayMethod;
  /**
   * Names the parameters where they stand, as in `ta/TournamentMatches/?tournamentId={tournamentId}`; each is given once, but those
   * of a query that are `optional` or `repeated`. What stands in a query without braces is always there.
   */
  readonly path: string;
  readonly parameters: Parameters<P>;
  readonly body: Body<A, R>;
  readonly lifetime: Lifetime;
  readonly publication: PublicationRule<NoInfer<P>, NoInfer<R>>;
}

/** One row of the endpoint table. */
export const endpoint = <P extends object, A, R>({
  method,
  path: template,
  parameters,
  body,
  lifetime,
  publication,
}: EndpointForm<P, A, R>): Endpoint<P, A> => {
  const { path, query } = parseTemplate<P>(template);
  const pattern = patternOf(path);
  const slots = path.filter((_, i) => i % 2 === 1) as readonly (keyof P)[];

  const read = (text: string): option.Option<P> => {
    const [head = '', tail, ...rest] = text.split('?');
    const found = pattern.exec(head);
    const texts = queryTexts(tail);
    if (rest.length > 0 || found === null || texts === null) return option.none;
    const keys = new Set(query.map(({ key }) => key.toLowerCase()));
    if ([...texts.keys()].some((key) => !keys.has(key))) return option.none;
    const given: (readonly [keyof P, readonly string[]])[] = slots.map((slot, i) => [
      slot,
      [found[i + 1] ?? ''],
    ]);
    for (const piece of query) {
      const values = texts.get(piece.key.toLowerCase()) ?? [];
      if (piece.type === 'slot') given.push([piece.slot, values]);
      else if (values.length !== 1 || values[0]?.toLowerCase() !== piece.value.toLowerCase())
        return option.none;
    }
    const values: Partial<P> = {};
    for (const [slot, list] of given) {
      const parsed = listed(parameters[slot]).readAll(list);
      if (option.isNone(parsed)) return option.none;
      values[slot] = parsed.value;
    }
    return option.some(values as P);
  };

  const textsOf = (params: P, slot: keyof P): readonly string[] =>
    listed(parameters[slot]).writeAll(params[slot]);

  const write = (params: P): GatewayPath => {
    const head = path.map((piece, i) =>
      i % 2 === 0 ? String(piece) : textsOf(params, piece as keyof P).join(''),
    );
    const pairs = query.flatMap((piece) =>
      (piece.type === 'slot' ? textsOf(params, piece.slot) : [piece.value]).map(
        (text) => `${piece.key}=${text}`,
      ),
    );
    return `${head.join('')}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}` as GatewayPath;
  };

  return {
    name: template.replaceAll(/\{\w+\}/g, '…'),
    method,
    write,
    read,
    decode: (answer) => either.map(({ value }: OpenedBody<A, R>) => value)(body.open(answer)),
    lifetime,
    isOpen: publication.scope === 'everybody',
    gate: (params) =>
      publication.scope === 'call' ? { tie: publication.tieOf(params), aspect: publication.aspect } : null,
    outgoing: outgoingUnder(body, publication),
    empty: body.empty,
  };
};
