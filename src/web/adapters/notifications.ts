import { type DeploymentId } from '@kampdag/core/site/deployment';
import { readNotificationChoice, writeNotificationChoice } from '@kampdag/core/site/notificationChoice';
import {
  type NotificationPermit,
  type NotificationState,
  type Notifications,
  notificationsKey,
  type SiteNotification,
} from '../context/notifications.tsx';
import { tried } from './storage.ts';

const permits: Readonly<Record<NotificationPermission, NotificationPermit>> = {
  default: 'unasked',
  granted: 'granted',
  denied: 'denied',
};

/** Not every browser's types know whether a notification that replaces another makes a sound. */
type Options = NotificationOptions & { readonly renotify: boolean };

const optionsOf = ({ body, tag, isNew, lang, path }: SiteNotification, icon: string): Options => ({
  body,
  tag,
  lang,
  icon,
  silent: !isNew,
  renotify: isNew,
  data: { path },
});

/**
 * The browser's notifications. The choice is kept in local storage under one key for each deployment, other tabs hear of it; where storage
 * is refused it lasts as long as the page. They are shown by the service worker where there is one, so that they outlive the page.
 */
export const browserNotifications = (
  page: Window & typeof globalThis,
  deployment: DeploymentId,
  icon: string,
): Notifications => {
  const key = notificationsKey(deployment);
  const permitNow = (): NotificationPermit =>
    'Notification' in page ? permits[page.Notification.permission] : 'unsupported';
  const kept = () => readNotificationChoice(tried(() => page.localStorage.getItem(key)));
  let state: NotificationState = { choice: kept(), permit: permitNow() };
  const listeners = new Set<() => void>();
  const pressed = new Set<(path: string) => void>();
  const become = (next: NotificationState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  page.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) become({ choice: kept(), permit: permitNow() });
  });
  // Granted or taken back in the browser's own settings meanwhile.
  page.document.addEventListener('visibilitychange', () => {
    if (permitNow() !== state.permit) become({ ...state, permit: permitNow() });
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
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => {
      const choice = change(state.choice);
      tried(() => page.localStorage.setItem(key, writeNotificationChoice(choice)));
      become({ choice, permit: permitNow() });
    },
    ask: async () => {
      if (permitNow() === 'unasked') await page.Notification.requestPermission();
      become({ ...state, permit: permitNow() });
      return permitNow();
    },
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
    lead: (begin) => {
      const { locks } = page.navigator;
      // Without locks each tab tells for itself: a notification replaces that of the other tab under the same tag.
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
      // Given up while another tab held it.
      held.catch(() => undefined);
      return () => stepBack.abort();
    },
  };
};
