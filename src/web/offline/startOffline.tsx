import type { ComponentType } from 'react';
import { browserOffline } from './browserOffline.ts';
import { OfflineNote } from './OfflineNote.tsx';

/** Caches the site for offline use; returns the component that shows its notice. */
export const startOffline = (page: Window & typeof globalThis, askServer: typeof fetch): ComponentType => {
  const site = browserOffline(page, askServer);
  return () => <OfflineNote site={site} />;
};
