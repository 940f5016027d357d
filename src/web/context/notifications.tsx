import { type NotificationChoice, noNotifications } from '@kampdag/core/site/notificationChoice';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAwake } from './awake.tsx';

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

interface Opened {
  readonly notifications: Notifications | null;
  readonly open: () => Promise<Notifications | null>;
}

const OpenedContext = createContext<Opened>({ notifications: null, open: () => Promise.resolve(null) });

const never = () => () => undefined;
const unknown: NotificationState = { choice: noNotifications, permit: 'unasked' };
const unknownState = (): NotificationState => unknown;

/** The name under which the choice is remembered. */
export const notificationsKey = (deployment: string): string => `notifications.${deployment}`;

/** Opens notifications once the page has woken up, where the visitor once wanted them; else when somebody wants to see their state. */
export const NotificationsProvider = ({
  load,
  isKept,
  children,
}: {
  /** None where nobody visits. */
  readonly load: (() => Promise<Notifications>) | undefined;
  /** Whether the device remembers a choice. */
  readonly isKept: () => boolean;
  readonly children: ReactNode;
}) => {
  const isAwake = useAwake();
  const [notifications, setNotifications] = useState<Notifications | null>(null);
  const open = useCallback(async () => {
    const opened = (await load?.()) ?? null;
    startTransition(() => setNotifications(opened));
    return opened;
  }, [load]);
  useEffect(() => {
    if (isAwake && isKept()) open().catch(() => undefined);
  }, [isAwake, isKept, open]);
  const opened = useMemo(() => ({ notifications, open }), [notifications, open]);
  return <OpenedContext value={opened}>{children}</OpenedContext>;
};

/** The browser's notifications, once they are opened, with their state. */
export const useNotifications = (): Opened & NotificationState => {
  const { notifications, open } = useContext(OpenedContext);
  const { choice, permit } = useSyncExternalStore(
    notifications?.subscribe ?? never,
    notifications?.current ?? unknownState,
    unknownState,
  );
  return useMemo(() => ({ notifications, open, choice, permit }), [notifications, open, choice, permit]);
};
