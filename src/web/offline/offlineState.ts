/** What a page knows of the network and of its own age. */
export interface OfflineState {
  /** Whether the site can be reached, as far as the device knows. */
  readonly isConnected: boolean;
  /** When the oldest of what is shown came, in milliseconds since 1970 by the device's clock; null where all came just now. */
  readonly keptAt: number | null;
  /** Whether the page was opened as the device had kept it, all of its first view. */
  readonly isCopy: boolean;
  /** Whether something that a page asked for could not be had, neither from the site nor from the device; a copy needs no more than it has. */
  readonly isMissing: boolean;
  /** Whether a newer version of the site is at hand. */
  readonly hasUpdate: boolean;
}

/** What changes it. */
export type OfflineEvent =
  | { readonly type: 'connection'; readonly isConnected: boolean }
  /** Something shown came from the device. */
  | { readonly type: 'kept'; readonly at: number }
  | { readonly type: 'missing' }
  /** The visitor went to another page of the site. */
  | { readonly type: 'moved' }
  /** A version is at hand: a newer one, or the page's own. */
  | { readonly type: 'version'; readonly isNewer: boolean };

/** The state of a page that was opened, kept at a moment or null. */
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
