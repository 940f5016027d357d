import { type PushMove, pushMovePath } from '@kampdag/core/site/pushChoice';
import { addressOf } from '../web/notifications/browserPush.ts';

/** A service worker's event of a changed push subscription, which TypeScript's declarations lack. */
interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Tells the site a device's new push address. Where the browser does not say what it was, the next page sends it. */
export const moveSubscription = async (
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  event: object,
): Promise<void> => {
  const { oldSubscription: earlier = null, newSubscription = null } = event as SubscriptionChange;
  if (earlier === null) return;
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(earlier.options));
  const move: PushMove = { address: addressOf(subscription), replaces: earlier.endpoint };
  await fetch(pushMovePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(move),
  });
};
