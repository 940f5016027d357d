import type { TrustedScriptURL, TrustedTypesWindow } from 'trusted-types/lib';
import { messageSW, Workbox } from 'workbox-window';
import { entryScript } from '../page.ts';
import type { OfflineEvent } from './offlineState.ts';
import type { PageMessage } from './protocol.ts';

const address = '/serviceWorker.js';

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

/**
 * Registers the service worker. A newer version waits until the last page of the older one is closed; a worker of the page's own version
 * takes over at once, since the older version's files stay. Rejects where service workers are refused.
 */
export const startServiceWorker = async (
  page: Window & TrustedTypesPage,
  now: () => number,
  send: (event: OfflineEvent) => void,
): Promise<void> => {
  const workbox = new Workbox(trusted(page));
  const look = { at: now() };
  const ask = async (worker: ServiceWorker): Promise<boolean> => {
    const version: unknown = await messageSW(worker, { type: 'VERSION' } satisfies PageMessage);
    const isNewer = version !== entryOf(page);
    send({ type: 'version', isNewer });
    return isNewer;
  };
  workbox.addEventListener('waiting', ({ sw }) => {
    if (sw === undefined) return;
    const takeOver = async (): Promise<void> => {
      if (!(await ask(sw))) await messageSW(sw, { type: 'TAKE_OVER' } satisfies PageMessage);
    };
    void takeOver();
  });
  // Another page of the newer version may let it take over before this one sees it wait, since timers of hidden pages are slow.
  const workers = page.navigator.serviceWorker;
  workers.addEventListener('controllerchange', () => {
    if (workers.controller !== null) void ask(workers.controller);
  });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'visible' || now() - look.at < lookAgain) return;
    look.at = now();
    workbox.update().catch(() => undefined);
  });
  await workbox.register({ immediate: true });
};
