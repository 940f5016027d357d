import { type Language, readLanguage } from '@kampdag/core/site/language';
import { printViewing } from '@kampdag/core/site/viewing';
import type { Preferences } from '../context/services.ts';
import type { MenuWidth } from '../page.ts';
import { tryStorage } from './storage.ts';

const aYear = 31_536_000;

const languageKey = 'language';

/**
 * The visitor's preferences, in cookies for the server and, the language, in local storage (specification §1). Where storage is denied they
 * last as long as the page.
 */
export const browserPreferences = (page: Window, menu: MenuWidth = 'drawer'): Preferences => {
  const overTls = page.location.protocol === 'https:' ? '; secure' : '';
  const keepCookie = (name: string, value: string): void => {
    page.document.cookie = `${name}=${value}; path=/; max-age=${aYear}; samesite=lax${overTls}`;
  };
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
    saveViewing: (viewing, address) => {
      keepCookie('viewing', printViewing(viewing));
      if (address === undefined) page.location.reload();
      else page.location.assign(address);
    },
    loadValue: (name) => tryStorage(() => page.localStorage.getItem(name)),
    saveValue: (name, value) => {
      tryStorage(() => page.localStorage.setItem(name, value));
    },
  };
};
