/** The id of the heading that names a page's content; a page has one. */
export const headingId = 'heading';
