import { policyHash } from '../http/securityHeaders.ts';

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

/** More hashes would make the header too long. */
const most = 40;

/**
 * The policy directive for the style attributes in a page's markup, some of which libraries require: only the rendered ones, by
 * hash. Null stands for an incomplete page, whose attributes are unknown.
 */
export const styleAttributePolicy = (html: string | null): string => {
  if (html === null) return "style-src-attr 'unsafe-inline'";
  const found = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => unescaped(text)));
  if (found.size === 0) return "style-src-attr 'none'";
  return found.size > most
    ? "style-src-attr 'unsafe-inline'"
    : `style-src-attr 'unsafe-hashes' ${[...found].map(policyHash).join(' ')}`;
};
