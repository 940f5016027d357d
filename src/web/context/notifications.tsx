import { type NotificationChoice, noNotifications } from '@kampdag/core/site/notificationChoice';
import { useMemo, useSyncExternalStore } from 'react';
import { lazyPort } from './lazyPort.tsx';

/** What the browser lets a site do: `unasked` until the visitor was asked; `unsupported` where it knows no notifications. */
export type NotificationPermit = 'unsupported' | 'unasked' | 'granted' | 'denied';

/** What the visitor wants, and what the browser allows. */
export interface NotificationState {
  readonly choice: NotificationChoice;
  readonly permit: NotificationPermit;
}

/** A notification to be shown. */
export interface SiteNotification {
  readonly title: string;
  readonly body: string;
  /** It replaces the one before it with the same tag. */
  readonly tag: string;
  /** Whether it is worth a sound, also where it replaces another. */
  readonly isNew: boolean;
  /** The language of its words, and the address of the site that it leads to. */
  readonly lang: string;
  readonly path: string;
}

/** The port to the browser's notifications and to the visitor's choice, which is kept on the device. */
export interface Notifications {
  /** The same object until something is otherwise. */
  readonly current: () => NotificationState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly change: (change: (choice: NotificationChoice) => NotificationChoice) => void;
  /** Asks the visitor where that was not done; to be called by a press. */
  readonly ask: () => Promise<NotificationPermit>;
  readonly show: (notification: SiteNotification) => Promise<void>;
  /** Hears of presses on notifications that no service worker shows: where they lead. */
  readonly onPress: (lead: (path: string) => void) => () => void;
  /** Begins in one tab of the site at a time; gives the way to step back. */
  readonly lead: (begin: () => () => void) => () => void;
}

const notificationPort = lazyPort<Notifications>();

const never = () => () => undefined;
const unknown: NotificationState = { choice: noNotifications, permit: 'unasked' };
const unknownState = (): NotificationState => unknown;

/** The name under which the choice is remembered. */
export const notificationsKey = (deployment: string): string => `notifications.${deployment}`;

/** Opens notifications once the page has woken up, where the visitor once wanted them; else when somebody wants to see their state. */
export const NotificationsProvider = notificationPort.Provider;

/** Notifications, null until they are opened, and the way to open them. */
interface OpenedNotifications extends NotificationState {
  readonly notifications: Notifications | null;
  readonly open: () => Promise<Notifications | null>;
}

/** The browser's notifications, once they are opened, with their state. */
export const useNotifications = (): OpenedNotifications => {
  const { port: notifications, open } = notificationPort.usePort();
  const { choice, permit } = useSyncExternalStore(
    notifications?.subscribe ?? never,
    notifications?.current ?? unknownState,
    unknownState,
  );
  return useMemo(() => ({ notifications, open, choice, permit }), [notifications, open, choice, permit]);
};
