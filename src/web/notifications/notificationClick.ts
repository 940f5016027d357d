/** The part of a service worker's click event that is read. */
interface PressedNotification {
  readonly notification: { readonly data: unknown; readonly close: () => void };
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A tab of the site, as a service worker sees it. */
interface Tab {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

/** The tabs of the site: a service worker's `clients`. */
export interface Tabs {
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }) => Promise<readonly Tab[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

const pathIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
    ? data.path
    : '/';

const matchIdOf = (url: URL): string | null => url.searchParams.get('matchId');

/** The tab that already shows the page, or any page of the same match. */
const showing = (tabs: readonly Tab[], wanted: URL): Tab | undefined =>
  tabs.find(({ url }) => {
    const there = new URL(url);
    const match = matchIdOf(wanted);
    return match === null ? there.href === wanted.href : matchIdOf(there) === match;
  });

const lead = async (tabs: Tabs, wanted: URL): Promise<void> => {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const there = showing(open, wanted);
  const [any] = open;
  if (there !== undefined) await there.focus();
  else if (any === undefined) await tabs.openWindow(wanted.href);
  else {
    await any.focus();
    // A tab outside this worker's control cannot be navigated.
    await any.navigate(wanted.href).catch(() => tabs.openWindow(wanted.href));
  }
};

/** Opens a clicked notification's match: in the tab that shows it, otherwise in an open tab, otherwise in a new one. */
export const handleNotificationClick = (
  event: PressedNotification,
  { tabs, origin }: { readonly tabs: Tabs; readonly origin: string },
): void => {
  event.notification.close();
  const wanted = new URL(pathIn(event.notification.data), origin);
  event.waitUntil(lead(tabs, wanted.origin === origin ? wanted : new URL('/', origin)));
};
