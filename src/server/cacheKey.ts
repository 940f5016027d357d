import type { Branded } from '@kampdag/core/brand';
import type { Deployment } from '@kampdag/core/site/deployment';

/** The key of a cached value. Only `cacheKey` makes one. */
export type CacheKey = Branded<string, 'CacheKey'>;

type Part = string | number | boolean | null;

/** A part as it is, unless it could be any text: then no argument satisfies it. */
type Decoded<P extends Part> = string extends P ? never : P;

/**
 * The key of what a deployment answers to decoded parameters: ids, flags, members of a known set, and branded texts, whose decoders
 * give one spelling for each meaning. A plain string, which a visitor may choose, does not compile.
 */
export const cacheKey = <const Parts extends readonly Part[]>(
  { id }: Pick<Deployment, 'id'>,
  ...parts: { readonly [Index in keyof Parts]: Decoded<Parts[Index]> }
): CacheKey => [id, ...parts].join(' ') as CacheKey;

/** Bytes that a key takes in memory. */
export const keySize = (key: CacheKey): number => key.length * 2;
