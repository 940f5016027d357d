/** A page's connection and age. */
export interface OfflineState {
  /** Whether the site can be reached, as far as the device knows. */
  readonly isConnected: boolean;
  /** When the oldest content shown was cached, in milliseconds since 1970 by the device's clock; null if all of it is fresh. */
  readonly keptAt: number | null;
  /** Whether the page was opened from the cache, with its whole first view. */
  readonly isCopy: boolean;
  /** Whether a request failed with nothing in the cache. Never true of a page from the cache, which has all it needs. */
  readonly isMissing: boolean;
  /** Whether a newer version of the site is ready. */
  readonly hasUpdate: boolean;
}

/** What changes an offline state. */
export type OfflineEvent =
  | { readonly type: 'connection'; readonly isConnected: boolean }
  /** Content came from the cache. */
  | { readonly type: 'kept'; readonly at: number }
  | { readonly type: 'missing' }
  /** The visitor navigated to another page. */
  | { readonly type: 'moved' }
  /** A version is ready: a newer one, or the page's own. */
  | { readonly type: 'version'; readonly isNewer: boolean };

/** The state of a newly opened page; `keptAt` is null unless it came from the cache. */
export const openedAt = (keptAt: number | null, isConnected: boolean): OfflineState => ({
  isConnected,
  keptAt,
  isCopy: keptAt !== null,
  isMissing: false,
  hasUpdate: false,
});

/** The state after an event. */
export const afterEvent = (state: OfflineState, event: OfflineEvent): OfflineState => {
  switch (event.type) {
    case 'connection':
      return { ...state, isConnected: event.isConnected };
    case 'kept':
      return { ...state, keptAt: Math.min(state.keptAt ?? event.at, event.at) };
    case 'missing':
      return { ...state, isMissing: !state.isCopy };
    case 'moved':
      return { ...state, keptAt: null, isCopy: false, isMissing: false };
    case 'version':
      return { ...state, hasUpdate: event.isNewer };
    default:
      return event satisfies never;
  }
};

/** A page that can be opened offline. */
export interface KeptPage {
  readonly address: string;
  readonly title: string;
  /** When it was cached, in milliseconds since 1970 by the device's clock. */
  readonly keptAt: number;
}

/** The site as cached on the device. */
export interface OfflineSite {
  readonly state: () => OfflineState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Called when the visitor navigates; the new page is cached after a while. */
  readonly moved: () => void;
  /** Caches pages that may be wanted, once the browser is idle. */
  readonly keep: (addresses: readonly string[]) => void;
  /** Pages that can be opened offline, newest first. */
  readonly keptPages: () => Promise<readonly KeptPage[]>;
  /** The device's clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly reload: () => void;
}
