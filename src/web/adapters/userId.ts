import { tryStorage } from './storage.ts';

/** The storage key of the user id. */
const key = 'userId';

/** The server's pattern of a user id. */
const isUserId = (text: string | null): text is string => text !== null && /^[\w-]{4,64}$/.test(text);

/** The browser's random user id (specification §1), created once and stored; without storage, one per page. */
export const loadUserId = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  random: () => string,
): string => {
  const kept = tryStorage(() => storage().getItem(key));
  if (isUserId(kept)) return kept;
  const created = random();
  tryStorage(() => storage().setItem(key, created));
  return created;
};
