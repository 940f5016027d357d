/** The cache of visited pages, by address. */
export const pagesCache = 'pages';

/** The header of a cached answer that holds its arrival, in milliseconds since 1970 by the device's clock. */
export const keptAtHeader = 'x-kampdag-kept-at';

/** The header of a cached page that holds its title, percent-encoded. */
export const titleHeader = 'x-kampdag-title';

/** The dataset key on `html` (`data-kept-at`) of a page served from the cache. */
export const keptAtAttribute = 'keptAt';

/** A message from a page to the service worker. */
export type PageMessage =
  /**
   * While online: removes what leagues have withdrawn and pages cached under other preferences, then fetches and caches each page whose
   * copy is older than `newFor` milliseconds.
   */
  | {
      readonly type: 'KEEP';
      readonly addresses: readonly string[];
      readonly newFor: number;
      /** The visitor's preferences, which change how pages look, as cookies. */
      readonly preferences: string;
    }
  /** Caches the body of a call's answer as the page knows it. */
  | { readonly type: 'ANSWER'; readonly path: string; readonly body: unknown }
  /** Asks for the worker's version; the answer is the address of that version's entry script. */
  | { readonly type: 'VERSION' }
  /** Asks for the messages sent before the page listened; the answer is a list of `WorkerMessage`. */
  | { readonly type: 'GIVEN' }
  /** A waiting worker takes over. */
  | { readonly type: 'TAKE_OVER' };

/** A message from the service worker to a page. */
export type WorkerMessage =
  /** A call was answered from the cache. */
  | { readonly type: 'kept'; readonly at: number }
  /** A call failed: there is no network and nothing is cached. */
  | { readonly type: 'missing' };

/** A message from the service worker to every open page: a notification's press has set the cookie of the viewing preferences. */
export interface ViewingMessage {
  readonly type: 'viewing';
}
