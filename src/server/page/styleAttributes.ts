import { createHash } from 'node:crypto';

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** More different ones than this make a header that is too long. */
const most = 40;

/**
 * What a page's policy says of the style attributes in its markup: those that were rendered, by their hashes, and no others.
 * Libraries write some that cannot be avoided. Null stands for a page that is not whole yet, whose attributes nobody knows.
 */
export const styleAttributePolicy = (html: string | null): string => {
  if (html === null) return "style-src-attr 'unsafe-inline'";
  const found = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => unescaped(text)));
  if (found.size === 0) return "style-src-attr 'none'";
  return found.size > most
    ? "style-src-attr 'unsafe-inline'"
    : `style-src-attr 'unsafe-hashes' ${[...found].map(hashOf).join(' ')}`;
};
