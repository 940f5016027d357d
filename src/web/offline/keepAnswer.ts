import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import type { PageMessage } from './protocol.ts';

/** Has the service worker, where one controls the page, cache an answer's body. */
export const keepAnswer =
  ({ navigator }: Window) =>
  (path: GatewayPath, body: unknown): void => {
    // Unknown where service workers are refused, as on plain http.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    workers?.controller?.postMessage({ type: 'ANSWER', path, body } satisfies PageMessage);
  };
