import type { Services } from '../../src/web/context/services.ts';

/** A device that keeps nothing. */
export const noPreferences = {
  savedLanguage: () => null,
  saveLanguage: () => undefined,
  saveTheme: () => undefined,
} satisfies Services['preferences'];
