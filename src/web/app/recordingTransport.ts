import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import { taskEither } from 'fp-ts';

/** Whether a failure means that the thing does not exist: the federation answers 404, or something unreadable (specification §4). */
export const isNotFound = (failure: GatewayFailure): boolean =>
  failure.type === 'Undecodable' || (failure.type === 'Refused' && failure.status === 404);

/** A transport that records its answers and 404s. Other failures are not recorded, so the browser tries again. */
export const recordingTransport = (transport: GatewayTransport) => {
  const recorded: Record<string, unknown> = {};
  const missing = new Set<string>();
  const recorder: GatewayTransport = {
    request: (method, path) =>
      taskEither.bimap(
        (failure: GatewayFailure) => {
          if (isNotFound(failure)) missing.add(path);
          return failure;
        },
        (body: unknown) => {
          recorded[path] = body;
          return body;
        },
      )(transport.request(method, path)),
  };
  return { recorded, missing, recorder };
};
