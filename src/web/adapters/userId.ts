import { tried } from './storage.ts';

/** Where a browser keeps the user id of its live connections. */
const key = 'userId';

/** What the server takes for one. */
const isUserId = (text: string | null): text is string => text !== null && /^[\w-]{4,64}$/.test(text);

/** The browser's random user id (specification §1), made once and kept; where nothing can be kept, one for the page. */
export const keptUserId = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  random: () => string,
): string => {
  const kept = tried(() => storage().getItem(key));
  if (isUserId(kept)) return kept;
  const made = random();
  tried(() => storage().setItem(key, made));
  return made;
};
