import type { GatewayMethod } from '@kampdag/core/gateway/endpoint';
import { type AnyEndpoint, callTable } from '@kampdag/core/gateway/endpointTable';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { option } from 'fp-ts';

/** A call of the table, with its path rewritten from the decoded parameters: no text of a visitor is passed on. */
export interface Call {
  /** The endpoint's name, for logs. */
  readonly name: string;
  readonly method: GatewayMethod;
  readonly path: GatewayPath;
  readonly endpoint: AnyEndpoint;
  /** The decoded parameters. */
  readonly params: unknown;
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
      const { name, method } = endpoint;
      return option.some({
        name,
        method,
        path: endpoint.write(params.value),
        endpoint,
        params: params.value,
      });
    }
  }
  return option.none;
};
