/** Matches control characters, spaces and non-ASCII bytes, literal or percent-encoded, which no address of this site has. */
const forbidden = /[^\x21-\x7e]|%(?:[01][\da-f]|7f)/i;

/** The decoded value is used because the bundler would drop an unused call, and with it the error. */
const isPath = (text: string): boolean => {
  try {
    return decodeURIComponent(text).startsWith('/');
  } catch {
    return false;
  }
};

/** Whether an address is a path with a query, and holds nothing that could break out of a line, a header or a path. */
export const isPlainAddress = (url: string): boolean =>
  url.startsWith('/') && !forbidden.test(url) && isPath(url.split('?')[0] ?? '');

/** Addresses for programs, not visitors. */
const forPrograms =
  /^\/(?:api|app\.webmanifest|assets|calendar|channels|comet|control|csp-report|healthz|keys|open|readyz|robots\.txt|serviceWorker\.js|share|sitemap\.xml|time)(?:[/?]|$)/;

/** Whether the answer at an address is shown to visitors as a page. */
export const isPageAddress = (url: string): boolean => !forPrograms.test(url);
