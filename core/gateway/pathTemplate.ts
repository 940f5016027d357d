import { option } from 'fp-ts';
import type { Branded } from '../brand.ts';
import { type ListParameter, parameterOf } from './pathParameters.ts';

/** A path as the federation spells it, with its query, without host or leading slash. Only endpoints make one. */
export type GatewayPath = Branded<string, 'GatewayPath'>;

/** Writes and reads the paths of one call. */
export interface PathTemplate<P> {
  /** The path without its parameters, for caches, logs and tests. */
  readonly name: string;
  readonly write: (params: P) => GatewayPath;
  /** Reads a path in any case; none when it belongs to another call or holds anything else. */
  readonly read: (path: string) => option.Option<P>;
}

interface Slot {
  readonly name: string;
  readonly parameter: ListParameter<unknown>;
}

const slotOf = (braced: string): Slot => ({
  name: braced.replace('?', ''),
  parameter: parameterOf(braced),
});

/** A pair of a template's query: a parameter, or a constant text (`images=false`). */
interface QueryPiece {
  readonly key: string;
  readonly value: Slot | string;
}

const queryPiecesOf = (query: string): readonly QueryPiece[] =>
  [...query.matchAll(/(\w+)=(?:\{(\S+?)\}|(\w+))/g)].map(([, key = '', braced, fixed = '']) => ({
    key,
    value: braced === undefined ? fixed : slotOf(braced),
  }));

const escaped = (literal: string): string => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The values of a query by lower-case name; null when malformed, as the empty one after a lone `?`. */
const queryTexts = (query: string | undefined): ReadonlyMap<string, readonly string[]> | null => {
  const texts = new Map<string, string[]>();
  if (query === undefined) return texts;
  for (const pair of query.split('&')) {
    const [key = '', value, ...rest] = pair.split('=');
    if (value === undefined || rest.length > 0) return null;
    const name = key.toLowerCase();
    texts.set(name, [...(texts.get(name) ?? []), value]);
  }
  return texts;
};

/**
 * Reads and writes the paths of a template like `ta/TournamentMatches/?tournamentId={tournamentId}`. Each parameter comes once,
 * except optional (`{personId?}`) and repeated ones of the query; constant pairs of the query are required.
 */
export const pathTemplate = <P extends object>(template: string): PathTemplate<P> => {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/.exec(template) ?? [];
  // Literals and names in turn, starting with a literal.
  const pieces = path.split(/\{(\w+)\}/);
  const slots = pieces.filter((_, i) => i % 2 === 1).map(slotOf);
  const literals = pieces.filter((_, i) => i % 2 === 0);
  const pattern = new RegExp(`^${literals.map(escaped).join('([^/?&#]+)')}$`, 'i');
  const queryPieces = queryPiecesOf(query);
  const keys = new Set(queryPieces.map(({ key }) => key.toLowerCase()));

  const read = (text: string): option.Option<P> => {
    const [head = '', tail, ...rest] = text.split('?');
    const found = pattern.exec(head);
    const texts = queryTexts(tail);
    if (rest.length > 0 || found === null || texts === null) return option.none;
    if ([...texts.keys()].some((key) => !keys.has(key))) return option.none;
    const given: (readonly [Slot, readonly string[]])[] = slots.map((slot, i) => [
      slot,
      [found[i + 1] ?? ''],
    ]);
    for (const { key, value } of queryPieces) {
      const values = texts.get(key.toLowerCase()) ?? [];
      if (typeof value !== 'string') given.push([value, values]);
      else if (values.length !== 1 || values[0]?.toLowerCase() !== value.toLowerCase()) return option.none;
    }
    const params: Record<string, unknown> = {};
    for (const [{ name, parameter }, list] of given) {
      const parsed = parameter.readAll(list);
      if (option.isNone(parsed)) return option.none;
      params[name] = parsed.value;
    }
    return option.some(params as P);
  };

  const write = (params: P): GatewayPath => {
    const textsOf = ({ name, parameter }: Slot): readonly string[] =>
      parameter.writeAll(params[name as keyof P]);
    const pairs = queryPieces.flatMap(({ key, value }) =>
      (typeof value === 'string' ? [value] : textsOf(value)).map((text) => `${key}=${text}`),
    );
    const written = literals.map(
      (literal, i) => `${i === 0 ? '' : textsOf(slots[i - 1] as Slot).join('')}${literal}`,
    );
    return [written.join(''), ...(pairs.length === 0 ? [] : [pairs.join('&')])].join('?') as GatewayPath;
  };

  return { name: template.replaceAll(/\{\S+?\}/g, '…'), write, read };
};
