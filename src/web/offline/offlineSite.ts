import type { OfflineState } from './offlineState.ts';

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
