import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import { useServices, useViewing } from '../context/services.ts';

/** Changes the viewing preferences; the page follows in place, and so do the visitor's other tabs. */
export const useChangeViewing = (): ((change: Partial<ViewingPreferences>) => void) => {
  const { viewingStore } = useServices();
  const viewing = useViewing();
  return (change) => viewingStore?.change({ ...viewing, ...change });
};
