/** An address within the site. */
export interface Address {
  /** With its leading slash. */
  readonly pathname: string;
  /** The query with its question mark; empty where there is none. */
  readonly search: string;
  /** With its number sign; empty where there is none. */
  readonly hash: string;
}

/**
 * The parts of `to`: a path with or without query and hash, or a query or hash alone, seen from `from`. Not through `URL`,
 * which takes `//host` for another site and throws at some of what visitors type.
 */
export const addressOf = (to: string, from?: Address): Address => {
  const [head = '', ...tail] = to.split('#');
  const queryAt = head.indexOf('?');
  const pathname = queryAt < 0 ? head : head.slice(0, queryAt);
  const query = queryAt < 0 ? '' : head.slice(queryAt);
  const hash = tail.length === 0 ? '' : `#${tail.join('#')}`;
  return {
    pathname: pathname === '' ? (from?.pathname ?? '/') : pathname,
    search: head === '' ? (from?.search ?? '') : query === '?' ? '' : query,
    hash: hash === '#' ? '' : hash,
  };
};

/** The address as a link writes it. */
export const hrefOf = ({ pathname, search, hash }: Address): string => `${pathname}${search}${hash}`;
