/** The height of the site's sticky header: two lines of text, also where that is larger. */
export const headerHeight = 'max(64px, 2.5rem)';
