import { type GatewayFailure, type GatewayTransport, isNotFound } from '@kampdag/core/gateway/client';
import { taskEither } from 'fp-ts';

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
