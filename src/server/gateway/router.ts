import { callTable } from '@kampdag/core/gateway/composedTable';
import type { GatewayMethod } from '@kampdag/core/gateway/endpoint';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { option } from 'fp-ts';

/** A call that the table knows, its path written anew from what was read: nothing a visitor wrote goes further. */
export interface Call {
  /** The endpoint's name, for logs. */
  readonly name: string;
  readonly method: GatewayMethod;
  readonly path: GatewayPath;
  readonly endpoint: AnyEndpoint;
  /** The parameters, as the endpoint read them. */
  readonly params: unknown;
}

/** Paths longer than this are nobody's. */
const longestPath = 512;

/**
 * Recognises a path of specification §7. None for every other text: other calls, other hosts, dots, encodings,
 * parameters that are missing, doubled or not of their kind.
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
