/** A cache of the process, as the metrics name it. */
export type CacheName =
  | 'answers'
  | 'publications'
  | 'open'
  | 'calendars'
  | 'embeds'
  | 'pages'
  | 'pictures'
  | 'desk'
  | 'subscriptions';

/** What a cache holds, its keys included. */
export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

/** Makes a cache's size known to the metrics. */
export type OnCache = (name: CacheName, size: () => CacheSize) => void;
