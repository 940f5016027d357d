/** The page sizes of tables, ascending: those of specification §9 and the default 20. */
export const pageSizes = [10, 20, 25, 50, 100, 'all'] as const;

export type PageSize = (typeof pageSizes)[number];

/** The default page size (specification §2). */
export const usualRows = 20;
