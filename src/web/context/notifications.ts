import { noNotifications } from '@kampdag/core/site/notificationChoice';
import { useDeviceStore } from './deviceStore.ts';
import type { NotificationState, Notifications } from './notificationPort.ts';
import { useOptionalServices } from './services.ts';

const initial: NotificationState = { choice: noNotifications, permission: 'unasked', isPushed: null };

/** The browser's notifications, null on the server, and their state once the page is hydrated. */
export const useNotifications = (): NotificationState & { readonly notifications: Notifications | null } => {
  const notifications = useOptionalServices()?.notifications;
  const { choice, permission, isPushed } = useDeviceStore(notifications, initial);
  return { notifications: notifications ?? null, choice, permission, isPushed };
};
