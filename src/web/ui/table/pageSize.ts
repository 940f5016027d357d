/** How many rows a page of a table may hold: those of specification §9 and the usual 20, ascending. */
export const pageSizes = [10, 20, 25, 50, 100, 'all'] as const;

export type PageSize = (typeof pageSizes)[number];

/** Rows on a page that nobody has chosen a size for (specification §2). */
export const usualRows = 20;

/** Which rows a page shows: from the first (counted from 0) up to but not including `end`. */
export interface PageSlice {
  /** Counted from 1; the last one where the address asks for more. */
  readonly page: number;
  readonly pages: number;
  /** Rows of a full page. */
  readonly size: number;
  readonly start: number;
  readonly end: number;
}

/** The page of a table; there is always a first. */
export const pageSlice = (count: number, size: number | 'all', asked: number): PageSlice => {
  if (size === 'all' || count <= size)
    return { page: 1, pages: 1, size: Math.max(count, 1), start: 0, end: count };
  const pages = Math.ceil(count / size);
  const page = Math.min(Math.max(asked, 1), pages);
  return { page, pages, size, start: (page - 1) * size, end: Math.min(page * size, count) };
};
