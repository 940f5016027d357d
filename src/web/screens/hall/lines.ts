/** How many lines a page of the day has on a screen that lies, and on one that stands. */
export const lines = { landscape: 8, portrait: 14 } as const;
