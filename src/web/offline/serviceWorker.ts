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
  workbox.addEventListener('waiting', ({ sw }) => {
    if (sw === undefined) return;
    const ask = async (): Promise<void> => {
      const version: unknown = await messageSW(sw, { type: 'VERSION' } satisfies PageMessage);
      const isNewer = version !== entryOf(page);
      send({ type: 'version', isNewer });
      if (!isNewer) await messageSW(sw, { type: 'TAKE_OVER' } satisfies PageMessage);
    };
    void ask();
  });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'visible' || now() - look.at < lookAgain) return;
    look.at = now();
    workbox.update().catch(() => undefined);
  });
  await workbox.register({ immediate: true });
};
