/** Control characters, spaces and bytes beyond ASCII, as they are or percent-encoded: no address of this site has any. */
const strange = /[^\x21-\x7e]|%(?:[01][\da-f]|7f)/i;

/** Whether an address holds nothing that could end a line, a header or a path elsewhere. */
export const isPlainAddress = (url: string): boolean => !strange.test(url);
