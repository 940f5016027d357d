/** A list of matches so narrow for its letters that names have no room beside the start: they stand under it (WCAG 1.4.4). */
export const inLargeLetters = '(max-width: 14rem)';
