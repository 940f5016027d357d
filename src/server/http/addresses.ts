/** Control characters, spaces and bytes beyond ASCII, as they are or percent-encoded: no address of this site has any. */
const strange = /[^\x21-\x7e]|%(?:[01][\da-f]|7f)/i;

/** What is decoded is looked at: the bundler leaves a call out whose value nobody wants, and with it the error. */
const isPath = (text: string): boolean => {
  try {
    return decodeURIComponent(text).startsWith('/');
  } catch {
    return false;
  }
};

/** Whether an address is a path with a query, without anything that could end a line, a header or a path elsewhere. */
export const isPlainAddress = (url: string): boolean =>
  url.startsWith('/') && !strange.test(url) && isPath(url.split('?')[0] ?? '');

/** Where programs ask, not visitors. */
const forPrograms =
  /^\/(?:api|app\.webmanifest|assets|calendar|channels|comet|control|csp-report|healthz|keys|open|readyz|robots\.txt|serviceWorker\.js|share|sitemap\.xml|time)(?:[/?]|$)/;

/** Whether what is found at an address is shown to a visitor as a page. */
export const isPageAddress = (url: string): boolean => !forPrograms.test(url);
