import { type DeploymentId } from '@kampdag/core/site/deployment';
import { readNotificationChoice, writeNotificationChoice } from '@kampdag/core/site/notificationChoice';
import {
  type NotificationPermissionStatus,
  type NotificationState,
  type Notifications,
  notificationsKey,
  type SiteNotification,
} from '../context/notificationPort.ts';
import type { browserPush } from '../notifications/browserPush.ts';
import { pushTeller } from '../notifications/pushTeller.ts';
import { tryStorage } from './storage.ts';
import { createStore } from './store.ts';

const permits: Readonly<Record<NotificationPermission, NotificationPermissionStatus>> = {
  default: 'unasked',
  granted: 'granted',
  denied: 'denied',
};

/** Some versions of the DOM types lack `renotify`. */
type Options = NotificationOptions & { readonly renotify: boolean };

const optionsOf = ({ body, tag, isAudible, lang, path }: SiteNotification, icon: string): Options => ({
  body,
  tag,
  lang,
  icon,
  silent: !isAudible,
  renotify: isAudible,
  data: { path },
});

/**
 * The browser's notifications. The choice is in local storage under one key per deployment, and other tabs receive changes; where storage
 * is denied it lasts as long as the page. The service worker shows them, if there is one, so that they outlive the page.
 */
export const browserNotifications = (
  page: Window & typeof globalThis,
  deployment: DeploymentId,
  icon: string,
  push: Pick<ReturnType<typeof browserPush>, 'follow'>,
): Notifications => {
  const key = notificationsKey(deployment);
  const permitNow = (): NotificationPermissionStatus =>
    'Notification' in page ? permits[page.Notification.permission] : 'unsupported';
  const kept = () => readNotificationChoice(tryStorage(() => page.localStorage.getItem(key)));
  const store = createStore<NotificationState>({ choice: kept(), permission: permitNow(), isPushed: null });
  const pressed = new Set<(path: string) => void>();
  page.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null)
      store.change({ ...store.current(), choice: kept(), permission: permitNow() });
  });
  // The permission may have changed in the browser's settings.
  page.document.addEventListener('visibilitychange', () => {
    if (permitNow() !== store.current().permission)
      store.change({ ...store.current(), permission: permitNow() });
  });

  const showHere = (notification: SiteNotification): void => {
    const shown = new page.Notification(notification.title, optionsOf(notification, icon));
    shown.addEventListener('click', () => {
      page.focus();
      shown.close();
      for (const lead of pressed) lead(notification.path);
    });
  };

  return {
    ...store,
    change: (change) => {
      const choice = change(store.current().choice);
      tryStorage(() => page.localStorage.setItem(key, writeNotificationChoice(choice)));
      store.change({ ...store.current(), choice, permission: permitNow() });
    },
    requestPermission: async () => {
      if (permitNow() === 'unasked') await page.Notification.requestPermission();
      store.change({ ...store.current(), permission: permitNow() });
      return permitNow();
    },
    push: pushTeller(page, push.follow, (isPushed) => {
      if (isPushed !== store.current().isPushed) store.change({ ...store.current(), isPushed });
    }),
    show: async (notification) => {
      const registration =
        'serviceWorker' in page.navigator ? await page.navigator.serviceWorker.getRegistration() : undefined;
      if (registration?.active)
        await registration.showNotification(notification.title, optionsOf(notification, icon));
      else showHere(notification);
    },
    onPress: (lead) => {
      pressed.add(lead);
      return () => pressed.delete(lead);
    },
    runInOneTab: (begin) => {
      const { locks } = page.navigator;
      // Without locks each tab shows its own: a notification replaces the other tab's with the same tag.
      if (locks === undefined) return begin();
      const stepBack = new AbortController();
      const { signal } = stepBack;
      const held = locks.request(key, { signal }, async () => {
        const stop = begin();
        await new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
        stop();
      });
      // The request was aborted while another tab held the lock.
      held.catch(() => undefined);
      return () => stepBack.abort();
    },
  };
};
