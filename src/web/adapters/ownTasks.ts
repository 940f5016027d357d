import type { GatewayClient } from '@kampdag/core/gateway/client';
import { task } from 'fp-ts';

/**
 * A client whose answers arrive in a task of their own, so that decoding a long answer and rendering it do not block the page together. A
 * hidden page, whose tasks browsers postpone, gets them at once.
 *
 * @param yieldToBrowser resolves in a new task
 */
export const inOwnTasks = (
  client: GatewayClient,
  page: Pick<Document, 'hidden'>,
  yieldToBrowser: () => Promise<void>,
): GatewayClient => ({
  fetch: (endpoint, params) =>
    task.tap(client.fetch(endpoint, params), () =>
      page.hidden ? task.of(undefined) : () => yieldToBrowser(),
    ),
});
