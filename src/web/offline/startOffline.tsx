import type { ComponentType } from 'react';
import { browserOffline } from './browserOffline.ts';
import { OfflineNote } from './OfflineNote.tsx';

/** Keeps the site in a browser for when there is no network; gives the note that says so where that is what is shown. */
export const startOffline = (page: Window & typeof globalThis, askServer: typeof fetch): ComponentType => {
  const site = browserOffline(page, askServer);
  return () => <OfflineNote site={site} />;
};
