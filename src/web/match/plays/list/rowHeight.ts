/** Estimated height of a row, rem, for rows not drawn or laid out. */
export const rowHeight = 5;
