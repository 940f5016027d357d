/** How many rows a page of a table may hold: those of specification §9 and the usual 20, ascending. */
export const pageSizes = [10, 20, 25, 50, 100, 'all'] as const;

export type PageSize = (typeof pageSizes)[number];

/** Rows on a page that nobody has chosen a size for (specification §2). */
export const usualRows = 20;
