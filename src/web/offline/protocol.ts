/** The cache of pages as they were last seen, by address. */
export const pagesCache = 'pages';

/** The header of a kept answer: when it came, in milliseconds since 1970 by the device's clock. */
export const keptAtHeader = 'x-kampdag-kept-at';

/** The header of a kept page: its title, percent-encoded. */
export const titleHeader = 'x-kampdag-title';

/** The attribute of the `html` element of a page that is shown from the cache (`data-kept-at`), as a key of its dataset. */
export const keptAtAttribute = 'keptAt';

/** What a page tells the service worker. */
export type PageMessage =
  /**
   * Online: what leagues have withdrawn is forgotten, and pages that were kept under other preferences; then pages are fetched and kept of
   * which no copy is newer than `newFor` milliseconds.
   */
  | {
      readonly type: 'KEEP';
      readonly addresses: readonly string[];
      readonly newFor: number;
      /** The visitor's choices, which decide how pages look, as cookies. */
      readonly preferences: string;
    }
  /** Whether it is of the page's version: answered with the address of the version's entry. */
  | { readonly type: 'VERSION' }
  /** What the page was told before it listened: answered with a list of `WorkerMessage`. */
  | { readonly type: 'GIVEN' }
  /** A waiting worker takes over. */
  | { readonly type: 'TAKE_OVER' };

/** What the service worker tells a page. */
export type WorkerMessage =
  /** A call was answered from the cache. */
  | { readonly type: 'kept'; readonly at: number }
  /** A call could not be answered: there is no network, and nothing is kept. */
  | { readonly type: 'missing' };
