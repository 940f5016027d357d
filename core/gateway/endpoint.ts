import { option } from 'fp-ts';
import type { Branded } from '../brand.ts';
import type { Body } from '../decode/body.ts';
import type { DecodeBody } from '../decode/rows.ts';
import { type ListParameter, once, type Parameter } from './parameter.ts';

/** A path as the federation spells it, with its query, without host or leading slash. Made by endpoints alone. */
export type GatewayPath = Branded<string, 'GatewayPath'>;

/** Seasons and leagues are fetched with GET, all else is a POST that names its path (specification §7). */
export type GatewayMethod = 'GET' | 'POST';

/** One call of specification §7: its path, read and written, and what its answer means. */
export interface Endpoint<P, A> {
  /** The path without its parameters, for caches, logs and tests. */
  readonly name: string;
  readonly method: GatewayMethod;
  readonly write: (params: P) => GatewayPath;
  /** Recognises a path, whatever its case; none when it is another call's or holds anything that is not a parameter. */
  readonly read: (path: string) => option.Option<P>;
  readonly decode: DecodeBody<A>;
  /** The answer as it may leave the server: without what nobody reads (reading 25). The answer itself where it holds no persons. */
  readonly publish: (body: unknown) => unknown;
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

/**
 * One row of the endpoint table. The template names the parameters where they stand, as in
 * `ta/TournamentMatches/?tournamentId={tournamentId}`; each is given once, but those of a query that are `optional` or
 * `repeated`. What stands in a query without braces is always there.
 */
export const endpoint = <P extends object, A>(
  method: GatewayMethod,
  template: string,
  parameters: Parameters<P>,
  body: DecodeBody<A> | Body<A>,
): Endpoint<P, A> => {
  const { path, query } = parseTemplate<P>(template);
  const pattern = patternOf(path);
  const slots = path.filter((_, i) => i % 2 === 1) as readonly (keyof P)[];
  const { decode, publish } =
    typeof body === 'function' ? { decode: body, publish: (u: unknown): unknown => u } : body;

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

  return { name: template.replaceAll(/\{\w+\}/g, '…'), method, write, read, decode, publish };
};
