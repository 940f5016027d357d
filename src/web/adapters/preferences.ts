import { type Language, readLanguage } from '@kampdag/core/site/language';
import type { Preferences } from '../context/services.ts';
import type { MenuWidth } from '../page.ts';
import { cookieKeeper } from './cookies.ts';
import { tryStorage } from './storage.ts';

const languageKey = 'language';

/**
 * The visitor's preferences, in cookies for the server and, the language, in local storage (specification §1). Where storage is denied they
 * last as long as the page.
 */
export const browserPreferences = (page: Window, menu: MenuWidth = 'drawer'): Preferences => {
  const keepCookie = cookieKeeper(page);
  return {
    savedLanguage: (): Language | null =>
      tryStorage(() => readLanguage(page.localStorage.getItem(languageKey))),
    saveLanguage: (language) => {
      keepCookie('language', language);
      tryStorage(() => page.localStorage.setItem(languageKey, language));
    },
    saveTheme: (theme) => keepCookie('theme', theme),
    menu,
    saveMenu: (width) => keepCookie('menu', width),
    loadValue: (name) => tryStorage(() => page.localStorage.getItem(name)),
    saveValue: (name, value) => {
      tryStorage(() => page.localStorage.setItem(name, value));
    },
  };
};
