import type { Endpoint, GatewayMethod, GatewayPath } from '@kampdag/core/gateway/endpoint';
import * as endpoints from '@kampdag/core/gateway/endpoints';
import { option } from 'fp-ts';

/** A call that the table knows, its path written anew from what was read: nothing a visitor wrote goes further. */
export interface Call {
  /** The endpoint's name, for lifetimes and logs. */
  readonly name: string;
  readonly method: GatewayMethod;
  readonly path: GatewayPath;
}

type AnyEndpoint = Endpoint<unknown, unknown>;

const table: readonly AnyEndpoint[] = Object.values(endpoints).map((row) => row as AnyEndpoint);

/** Paths longer than this are nobody's. */
const longestPath = 512;

/**
 * Recognises a path of specification §7. None for every other text: other calls, other hosts, dots, encodings,
 * parameters that are missing, doubled or not of their kind.
 */
export const callOf = (path: string): option.Option<Call> => {
  if (path.length > longestPath) return option.none;
  for (const { name, method, read, write } of table) {
    const params = read(path);
    if (option.isSome(params)) return option.some({ name, method, path: write(params.value) });
  }
  return option.none;
};
