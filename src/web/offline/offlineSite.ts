import type { OfflineState } from './offlineState.ts';

/** A page that can be opened without a network. */
export interface KeptPage {
  readonly address: string;
  readonly title: string;
  /** In milliseconds since 1970 by the device's clock. */
  readonly keptAt: number;
}

/** The site as it is kept on the device. */
export interface OfflineSite {
  readonly state: () => OfflineState;
  readonly subscribe: (changed: () => void) => () => void;
  /** The visitor is at another page: it is kept once it has been looked at for a while. */
  readonly moved: () => void;
  /** Keeps pages of the site that may be wanted, at the next quiet moment. */
  readonly keep: (addresses: readonly string[]) => void;
  /** Pages that can be opened, the newest first. */
  readonly keptPages: () => Promise<readonly KeptPage[]>;
  /** The device's clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly reload: () => void;
}
