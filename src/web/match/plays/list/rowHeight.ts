/** A row's height in rem, roughly: room for those that are not drawn, or not laid out, yet. */
export const rowHeight = 5;
