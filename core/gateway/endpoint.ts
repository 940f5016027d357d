import { option } from 'fp-ts';
import type { Branded } from '../brand.ts';
import type { DecodeBody } from '../decode/rows.ts';
import type { Parameter } from './parameter.ts';

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
}

type Parameters<P> = { readonly [K in keyof P]: Parameter<P[K]> };

interface Template<P> {
  /** Literal text and parameter names by turns, the literal first. */
  readonly path: readonly (string | keyof P)[];
  readonly query: ReadonlyMap<string, keyof P>;
}

const parseTemplate = <P>(template: string): Template<P> => {
  const [path = '', query = ''] = template.split('?');
  const pieces = path.split(/\{(\w+)\}/);
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  return {
    path: pieces,
    query: new Map(pairs.map(([key = '', slot = '']) => [key.toLowerCase(), slot.slice(1, -1) as keyof P])),
  };
};

const escaped = (literal: string): string => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (pieces: readonly unknown[]): RegExp =>
  new RegExp(
    `^${pieces.map((piece, i) => (i % 2 === 0 ? escaped(String(piece)) : '([^/?&#]+)')).join('')}$`,
    'i',
  );

const queryPairs = (query: string | undefined): readonly (readonly [string, string])[] | null => {
  if (query === undefined || query === '') return [];
  const pairs = query.split('&').map((pair) => pair.split('='));
  return pairs.every((pair) => pair.length === 2)
    ? pairs.map(([key = '', value = '']) => [key.toLowerCase(), value] as const)
    : null;
};

/**
 * One row of the endpoint table. The template names the parameters where they stand, as in
 * `ta/TournamentMatches/?tournamentId={tournamentId}`; all of them are required and each may be given once.
 */
export const endpoint = <P extends object, A>(
  method: GatewayMethod,
  template: string,
  parameters: Parameters<P>,
  decode: DecodeBody<A>,
): Endpoint<P, A> => {
  const { path, query } = parseTemplate<P>(template);
  const pattern = patternOf(path);
  const slots = path.filter((_, i) => i % 2 === 1) as readonly (keyof P)[];
  const required = [...slots, ...query.values()];

  const read = (text: string): option.Option<P> => {
    const [head = '', tail, ...rest] = text.split('?');
    const found = pattern.exec(head);
    const pairs = queryPairs(tail);
    if (rest.length > 0 || found === null || pairs === null) return option.none;
    const texts = new Map<keyof P, string>(slots.map((slot, i) => [slot, found[i + 1] ?? '']));
    for (const [key, value] of pairs) {
      const slot = query.get(key);
      if (slot === undefined || texts.has(slot)) return option.none;
      texts.set(slot, value);
    }
    if (texts.size !== required.length) return option.none;
    const values: Partial<P> = {};
    for (const [slot, value] of texts) {
      const parsed = parameters[slot].read(value);
      if (option.isNone(parsed)) return option.none;
      values[slot] = parsed.value;
    }
    return option.some(values as P);
  };

  const write = (params: P): GatewayPath => {
    const texts = path.map((piece, i) =>
      i % 2 === 0 ? String(piece) : parameters[piece as keyof P].write(params[piece as keyof P]),
    );
    return template
      .split('?')
      .slice(1)
      .reduce(
        (head, tail) =>
          `${head}?${tail.replaceAll(/\{(\w+)\}/g, (_, slot: string) => parameters[slot as keyof P].write(params[slot as keyof P]))}`,
        texts.join(''),
      ) as GatewayPath;
  };

  return { name: template.replaceAll(/\{\w+\}/g, '…'), method, write, read, decode };
};
