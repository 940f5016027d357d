import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import { useServices, useViewing } from '../context/services.ts';

/** Changes the viewing preferences and reloads the page, at another address if one is given. */
export const useChangeViewing = (): ((change: Partial<ViewingPreferences>, address?: string) => void) => {
  const { preferences } = useServices();
  const viewing = useViewing();
  return (change, address) => preferences.saveViewing?.({ ...viewing, ...change }, address);
};
