/** The rows of a page on landscape and portrait screens. */
export const rowsPerPage = { landscape: 8, portrait: 14 } as const;
