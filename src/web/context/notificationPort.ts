import type { NotificationChoice } from '@kampdag/core/site/notificationChoice';
import type { PushChoice } from '@kampdag/core/site/pushChoice';
import type { DeviceStore } from './deviceStore.ts';

/** The browser's permission for notifications: `unasked` before the visitor is asked, `unsupported` in browsers without notifications. */
export type NotificationPermissionStatus = 'unsupported' | 'unasked' | 'granted' | 'denied';

/** The visitor's choice and the browser's permission. */
export interface NotificationState {
  readonly choice: NotificationChoice;
  readonly permission: NotificationPermissionStatus;
  /** Whether this device is told while the site is closed; null until that is known. */
  readonly isPushed: boolean | null;
}

/** A notification to show. */
export interface SiteNotification {
  readonly title: string;
  readonly body: string;
  /** Replaces the previous notification with the same tag. */
  readonly tag: string;
  /** Whether it makes a sound, even when it replaces another. */
  readonly isAudible: boolean;
  /** The language of its text, and the path that it opens. */
  readonly lang: string;
  readonly path: string;
}

/** The port to the browser's notifications and to the visitor's choice, which is stored on the device. */
export interface Notifications extends DeviceStore<NotificationState> {
  readonly change: (change: (choice: NotificationChoice) => NotificationChoice) => void;
  /** Asks for permission if the visitor has not answered yet; call it from a click handler. */
  readonly requestPermission: () => Promise<NotificationPermissionStatus>;
  /** Has this device told of what is chosen while the site is closed; null for nothing. */
  readonly push: (choice: PushChoice | null) => Promise<void>;
  readonly show: (notification: SiteNotification) => Promise<void>;
  /** Listens for clicks on notifications that no service worker shows; the listener gets the path to open. */
  readonly onPress: (lead: (path: string) => void) => () => void;
  /** Runs a task in one tab of the site at a time; returns a function that gives up the turn. */
  readonly runInOneTab: (begin: () => () => void) => () => void;
}

/** The storage key of the visitor's choice. */
export const notificationsKey = (deployment: string): string => `notifications.${deployment}`;
