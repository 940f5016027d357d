const aYear = 31_536_000;

/** A function that keeps a value in a cookie for a year, for the server and for this site's other tabs. */
export const cookieKeeper = (page: Window): ((name: string, value: string) => void) => {
  const overTls = page.location.protocol === 'https:' ? '; secure' : '';
  return (name, value) => {
    page.document.cookie = `${name}=${value}; path=/; max-age=${aYear}; samesite=lax${overTls}`;
  };
};

/** A cookie's value; null without one. */
export const readCookie = (page: Window, name: string): string | null => {
  const start = `${name}=`;
  const found = page.document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : found.slice(start.length);
};
