import type { DeploymentId } from '@kampdag/core/site/deployment';
import {
  followsNothing,
  type PushAddress,
  type PushChoice,
  type PushRequest,
  pushKeyPath,
  pushPath,
} from '@kampdag/core/site/pushChoice';
import { tryStorage } from '../adapters/storage.ts';

/** The storage key of what was last sent. */
const sentKey = (deployment: DeploymentId): string => `push.${deployment}`;

/** Base64url without padding, as the site writes keys. */
const base64Of = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );

/** A browser's subscription as the site stores it. */
export const addressOf = (subscription: PushSubscription): PushAddress => ({
  endpoint: subscription.endpoint,
  keys: { p256dh: base64Of(subscription.getKey('p256dh')), auth: base64Of(subscription.getKey('auth')) },
});

/** What was last sent: to which address, what, and on which day. */
type Sent = readonly [endpoint: string | undefined, choice: PushChoice, day: string];

/** Whether a choice holds back what the one that was sent last does not: where the site does not take it, it would tell too much. */
const holdsMore = ({ results, delay }: PushChoice, sent: Sent | null): boolean => {
  const before = sent?.[1] ?? { results: 'shown', delay: 0 };
  return (results !== 'shown' && results !== before.results) || delay > before.delay;
};

/**
 * Has this device told of matches while the site is closed. What the site stores is sent again when it changes, and once a day, so that
 * it knows which devices still come.
 */
export const browserPush = (
  page: Window & typeof globalThis,
  deployment: DeploymentId,
  askServer: typeof fetch,
) => {
  const send = async (method: string, body: object): Promise<void> => {
    const answer = await askServer(pushPath, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  };
  const leave = async (subscription: PushSubscription): Promise<void> => {
    tryStorage(() => page.localStorage.removeItem(sentKey(deployment)));
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await send('DELETE', { endpoint });
  };

  const lastSent = (): Sent | null =>
    tryStorage(() => JSON.parse(page.localStorage.getItem(sentKey(deployment)) ?? 'null') as Sent | null);
  const isSent = (sent: Sent): boolean => JSON.stringify(lastSent()) === JSON.stringify(sent);

  /** Subscribes and sends a choice; gives whether the site has push. */
  const subscribe = async (
    pushManager: PushManager,
    known: PushSubscription | null,
    choice: PushChoice,
    day: string,
  ): Promise<boolean> => {
    const answer = await askServer(pushKeyPath, { cache: 'no-store' });
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
    const { key } = (await answer.json()) as { readonly key: string };
    const isOfKey = known !== null && base64Of(known.options.applicationServerKey) === key;
    // Messages of another key are refused.
    if (known !== null && !isOfKey) await known.unsubscribe();
    const subscription =
      known !== null && isOfKey
        ? known
        : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const earlier = known?.endpoint ?? lastSent()?.[0];
    const request: PushRequest = {
      address: addressOf(subscription),
      choice,
      ...(earlier === undefined || earlier === subscription.endpoint ? {} : { replaces: earlier }),
    };
    await send('PUT', request);
    const sent: Sent = [subscription.endpoint, choice, day];
    tryStorage(() => page.localStorage.setItem(sentKey(deployment), JSON.stringify(sent)));
    return true;
  };

  return {
    /**
     * Follows what is chosen, null for nothing; gives whether this device is told while the site is closed. Rejects if the site cannot be
     * asked: where it would then tell too much, the device is told nothing until it can.
     */
    follow: async (choice: PushChoice | null): Promise<boolean> => {
      if (!('PushManager' in page) || !('serviceWorker' in page.navigator)) return false;
      const { pushManager } = await page.navigator.serviceWorker.ready;
      const known = await pushManager.getSubscription();
      if (choice === null || followsNothing(choice)) {
        if (known !== null) await leave(known);
        return false;
      }
      const day = new Date().toDateString();
      if (known !== null && isSent([known.endpoint, choice, day])) return true;
      try {
        return await subscribe(pushManager, known, choice, day);
      } catch (error) {
        if (holdsMore(choice, lastSent())) await (await pushManager.getSubscription())?.unsubscribe();
        throw error;
      }
    },
  };
};
