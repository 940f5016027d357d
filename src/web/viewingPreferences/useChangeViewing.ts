import type { Viewing } from '@kampdag/core/site/viewing';
import { useServices, useViewing } from '../context/services.ts';

/** Changes how results are to be seen, and opens the page anew, at another address where one is given. */
export const useKeepViewing = (): ((change: Partial<Viewing>, address?: string) => void) => {
  const { preferences } = useServices();
  const viewing = useViewing();
  return (change, address) => preferences.keepViewing?.({ ...viewing, ...change }, address);
};
