import { printViewing, readViewing, type ViewingPreferences } from '@kampdag/core/site/viewing';
import type { ViewingStore } from '../context/services.ts';
import type { ViewingMessage } from '../offline/protocol.ts';
import { cookieKeeper, readCookie } from './cookies.ts';
import { tryStorage } from './storage.ts';
import { createStore } from './store.ts';

const name = 'viewing';

/**
 * The visitor's viewing preferences, in a cookie for the server. Local storage holds the same, so that other tabs are told of a change; a
 * page that comes back from the browser's cache reads the cookie, and one whose visitor pressed a notification. Where cookies are denied they last as long as the page.
 *
 * @param rendered those that the page was rendered with
 */
export const browserViewing = (page: Window, rendered: ViewingPreferences): ViewingStore => {
  const store = createStore(rendered);
  const keepCookie = cookieKeeper(page);
  const take = (next: ViewingPreferences): void => {
    if (printViewing(next) !== printViewing(store.current())) store.change(next);
  };
  const read = (): void => {
    const kept = readCookie(page, name);
    if (kept !== null) take(readViewing(kept));
  };
  // A page kept for offline use was rendered with older ones.
  read();
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === name) take(readViewing(newValue));
  });
  if ('serviceWorker' in page.navigator) {
    page.navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type: unknown }>) => {
      // The cookie came with the answer to the worker.
      if (data.type === ('viewing' satisfies ViewingMessage['type'])) read();
    });
  }
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
  return {
    ...store,
    change: (next) => {
      const printed = printViewing(next);
      keepCookie(name, printed);
      tryStorage(() => page.localStorage.setItem(name, printed));
      take(next);
    },
  };
};
