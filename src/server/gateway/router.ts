import { type AnyEndpoint, callTable } from '@kampdag/core/gateway/endpointTable';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { option } from 'fp-ts';

/** A call of the table, with its path rewritten from the decoded parameters: no text of a visitor is passed on. */
export interface Call {
  readonly endpoint: AnyEndpoint;
  /** The decoded parameters. */
  readonly params: unknown;
  readonly path: GatewayPath;
}

/** Longer paths match no call. */
const longestPath = 512;

/**
 * Matches a path of specification §7. None for any other text: other calls, other hosts, dots, encodings, and missing, repeated
 * or malformed parameters.
 */
export const callOf = (path: string): option.Option<Call> => {
  if (path.length > longestPath) return option.none;
  for (const endpoint of callTable) {
    const params = endpoint.read(path);
    if (option.isSome(params)) {
      return option.some({ endpoint, params: params.value, path: endpoint.write(params.value) });
    }
  }
  return option.none;
};
