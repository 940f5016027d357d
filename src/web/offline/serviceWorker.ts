import type { TrustedScriptURL, TrustedTypesWindow } from 'trusted-types/lib';
import { entryScript } from '../page.ts';
import type { OfflineEvent } from './offlineState.ts';
import type { PageMessage } from './protocol.ts';

const address = '/serviceWorker.js';

declare global {
  interface ServiceWorkerContainer {
    /** As browsers with Trusted Types have it; TypeScript's own declaration knows texts and URLs alone. */
    register(script: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

type TrustedTypesPage = Pick<TrustedTypesWindow, 'trustedTypes'>;

/** The worker's address as a trusted script URL (Trusted Types); the policy allows no other. */
const trusted = ({ trustedTypes }: TrustedTypesPage): string | TrustedScriptURL =>
  trustedTypes === undefined
    ? address
    : trustedTypes
        .createPolicy('kampdag-worker', {
          createScriptURL: (asked: string) => (asked === address ? asked : ''),
        })
        .createScriptURL(address);

/** Minimum milliseconds between two checks for a new version. */
const lookAgain = 600_000;

const entryOf = ({ document, location }: Window): string => {
  const script = document.querySelector<HTMLScriptElement>(entryScript);
  return new URL(script?.src ?? '', location.href).pathname;
};

/** Asks a worker for its version: the address of its pages' entry script. */
const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    port1.start();
    worker.postMessage({ type: 'VERSION' } satisfies PageMessage, [port2]);
  });

/**
 * Registers the service worker. A newer version waits until the last page of the older one is closed; a worker of the page's own version
 * takes over at once, since the older version's files stay. Rejects where service workers are refused.
 */
export const startServiceWorker = async (
  page: Window & TrustedTypesPage,
  now: () => number,
  send: (event: OfflineEvent) => void,
): Promise<void> => {
  const workers = page.navigator.serviceWorker;
  const look = { at: now() };
  const ask = async (worker: ServiceWorker): Promise<boolean> => {
    const isNewer = (await versionOf(worker)) !== entryOf(page);
    send({ type: 'version', isNewer });
    return isNewer;
  };
  const installed = async (worker: ServiceWorker): Promise<void> => {
    if (!(await ask(worker))) worker.postMessage({ type: 'TAKE_OVER' } satisfies PageMessage, []);
  };
  // By its events, which reach a hidden page at once; its timers may be minutes late.
  const watch = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed') void installed(worker);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void installed(worker);
    });
  };
  // Another page of the newer version may let it take over before this one has seen it.
  workers.addEventListener('controllerchange', () => {
    if (workers.controller !== null) void ask(workers.controller);
  });
  const registration = await workers.register(trusted(page));
  registration.addEventListener('updatefound', () => watch(registration.installing));
  // The browser may have found it before this page registered.
  watch(registration.installing);
  watch(registration.waiting);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'visible' || now() - look.at < lookAgain) return;
    look.at = now();
    registration.update().catch(() => undefined);
  });
};
